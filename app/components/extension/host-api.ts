import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { confirm } from '#app/components/feedback/confirm.ts';
import { type ToastOptions, notify as showToast } from '#app/components/feedback/toasts.ts';
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
import { useCurrentUser as useUser } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';

/*
 * What extensions import as `lectern`. It is a promise to code of other people: additions are free, anything else is a
 * new number of `contract`. docs/extensions.md describes it.
 */

/** Version of this contract. */
const contract = 1;

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
  Button,
  EmptyState,
  Icon,
  Notice,
  Page,
  Spinner,
  addTexts,
  call,
  confirm,
  contract,
  notify,
  useCurrentUser,
  useLocale,
  useNavigate,
  useProject,
} as const;
