import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { confirm } from '#app/components/feedback/confirm.ts';
import { type ToastOptions, notify as showToast } from '#app/components/feedback/toasts.ts';
import { Badge } from '#app/components/ui/Badge.tsx';
import { Checkbox } from '#app/components/ui/Checkbox.tsx';
import { Chip } from '#app/components/ui/Chip.tsx';
import { IconButton } from '#app/components/ui/IconButton.tsx';
import { NumberInput } from '#app/components/ui/NumberInput.tsx';
import { RadioGroup } from '#app/components/ui/RadioGroup.tsx';
import { Select } from '#app/components/ui/Select.tsx';
import { Skeleton } from '#app/components/ui/Skeleton.tsx';
import { Switch } from '#app/components/ui/Switch.tsx';
import { TextBox } from '#app/components/ui/TextBox.tsx';
import { TextField } from '#app/components/ui/TextField.tsx';
import { VisuallyHidden } from '#app/components/ui/VisuallyHidden.tsx';
import { RetryNotice } from '#app/components/feedback/RetryNotice.tsx';
import { Instant } from '#app/components/moments/Instant.tsx';
import { useFormValue } from '#app/components/form/form-values.ts';
import { collectionName } from '#app/entities/collections/rules.ts';
import { fieldName } from '#app/entities/fields/names.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { plainText } from '#app/lib/plain-text.ts';
import { Page } from '#app/components/shell/Page.tsx';
import { Button } from '#app/components/ui/Button.tsx';
import { EmptyState } from '#app/components/ui/EmptyState.tsx';
import { Icon } from '#app/components/ui/Icon.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import { Spinner } from '#app/components/ui/Spinner.tsx';
import { isAdmin, userName } from '#app/entities/users/rules.ts';
import { canonicalLocale } from '#app/i18n/choose-locale.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { i18n } from '#app/i18n/setup.ts';
import { ApiError, call } from '#app/lib/api.ts';
import {
  useCollection,
  useCollections,
  useCurrentUser as useUser,
  useRelations,
} from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';

/*
 * What extensions import as `lectern`. It is a promise to code of other people: additions are free, anything else is a
 * new number of `contract`. docs/extensions.md describes it.
 */

/** Version of this contract. */
const contract = 2;

interface ExtensionUser {
  id: number;
  name: string;
  email: string;
  locale: string | null;
  role: { id: number; name: string };
  isAdmin: boolean;
}

function useCurrentUser(): ExtensionUser {
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
function useNavigate(): (path: string) => void {
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
function notify({
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
function addTexts(id: string, texts: Record<string, Record<string, unknown>>): string {
  const namespace = `extension-${id}`;
  for (const [locale, strings] of Object.entries(texts)) {
    const canonical = canonicalLocale(locale);
    if (canonical !== null) i18n.addResourceBundle(canonical, namespace, strings, true, true);
  }
  return namespace;
}

export const hostApi = {
  ApiError,
  Badge,
  Button,
  Checkbox,
  Chip,
  EmptyState,
  Icon,
  IconButton,
  Instant,
  Notice,
  NumberInput,
  Page,
  RadioGroup,
  RetryNotice,
  Select,
  Skeleton,
  Spinner,
  Switch,
  TextBox,
  TextField,
  VisuallyHidden,
  addTexts,
  call,
  collectionName,
  confirm,
  contract,
  fieldName,
  notify,
  ownValue,
  plainText,
  useCollection,
  useCollections,
  useCurrentUser,
  useFormValue,
  useLocale,
  useNavigate,
  useProject,
  useRelations,
} as const;
