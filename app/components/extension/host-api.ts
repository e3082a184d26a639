import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { type ToastOptions, notify as showToast } from '#app/components/feedback/toasts.ts';
import { isAdmin, userName } from '#app/entities/users/rules.ts';
import { canonicalLocale } from '#app/i18n/choose-locale.ts';
import { i18n } from '#app/i18n/setup.ts';
import { useCurrentUser as useUser } from '#app/session/model.ts';

/*
 * What extensions import as `lectern`. It is a promise to code of other people: additions are free, anything else is a
 * new number of `contract`. docs/extensions.md describes it.
 */

/** Version of this contract. */
export const contract = 2;

interface ExtensionUser {
  id: number;
  name: string;
  email: string;
  locale: string | null;
  role: { id: number; name: string };
  isAdmin: boolean;
}

export function useCurrentUser(): ExtensionUser {
  const user = useUser();
  return {
    id: user.id,
    name: userName(user),
    email: user.email,
    locale: user.locale,
    role: { id: user.role.id, name: user.role.name },
    isAdmin: isAdmin(user),
  };
}

/** Returns a function that goes to a path of the app, such as `/demo/collections/articles`. */
export function useNavigate(): (path: string) => void {
  const { history } = useRouter();
  return useCallback(
    (path) => {
      if (path.startsWith('/')) history.push(path);
      else throw new TypeError(`A path of the app begins with a slash: ${path}`);
    },
    [history],
  );
}

/** Shows a message; `tone` is info, good, warn or bad, `details` is Markdown. */
export function notify({
  tone,
  title,
  details,
  delay,
}: Pick<ToastOptions, 'tone' | 'title' | 'details' | 'delay'>): void {
  showToast({ tone, title, details, ...(delay === undefined ? {} : { delay }) });
}

/**
 * Adds an extension's texts by locale (`{ 'en-US': { title: '…' } }`) and returns the namespace to ask for them by,
 * `useTranslation(namespace)`. English stands in for what a locale lacks.
 */
export function addTexts(id: string, texts: Record<string, Record<string, unknown>>): string {
  const namespace = `extension-${id}`;
  for (const [locale, strings] of Object.entries(texts)) {
    const canonical = canonicalLocale(locale);
    if (canonical !== null) i18n.addResourceBundle(canonical, namespace, strings, true, true);
  }
  return namespace;
}

export { RetryNotice } from '#app/components/feedback/RetryNotice.tsx';
export { confirm } from '#app/components/feedback/confirm.ts';
export { useFormValue } from '#app/components/form/form-values.ts';
export { Instant } from '#app/components/moments/Instant.tsx';
export { Page } from '#app/components/shell/Page.tsx';
export { Badge } from '#app/components/ui/Badge.tsx';
export { Button } from '#app/components/ui/Button.tsx';
export { Checkbox } from '#app/components/ui/Checkbox.tsx';
export { Chip } from '#app/components/ui/Chip.tsx';
export { EmptyState } from '#app/components/ui/EmptyState.tsx';
export { Icon } from '#app/components/ui/Icon.tsx';
export { IconButton } from '#app/components/ui/IconButton.tsx';
export { Notice } from '#app/components/ui/Notice.tsx';
export { NumberInput } from '#app/components/ui/NumberInput.tsx';
export { RadioGroup } from '#app/components/ui/RadioGroup.tsx';
export { Select } from '#app/components/ui/Select.tsx';
export { Skeleton } from '#app/components/ui/Skeleton.tsx';
export { Spinner } from '#app/components/ui/Spinner.tsx';
export { Switch } from '#app/components/ui/Switch.tsx';
export { TextBox } from '#app/components/ui/TextBox.tsx';
export { TextField } from '#app/components/ui/TextField.tsx';
export { VisuallyHidden } from '#app/components/ui/VisuallyHidden.tsx';
export { collectionName } from '#app/entities/collections/rules.ts';
export { fieldName } from '#app/entities/fields/names.ts';
export { useLocale } from '#app/i18n/locale.ts';
export { ApiError, call } from '#app/lib/api.ts';
export { ownValue } from '#app/lib/own-value.ts';
export { plainText } from '#app/lib/plain-text.ts';
export { useCollection, useCollections, useRelations } from '#app/session/model.ts';
export { useProject } from '#app/session/project.tsx';
