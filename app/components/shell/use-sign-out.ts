import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { confirm } from '#app/components/feedback/confirm.ts';
import { notify } from '#app/components/feedback/toasts.ts';
import { addresses } from '#app/session/addresses.ts';
import { useProject } from '#app/session/project.tsx';
import { endSession } from '#app/session/sign-out.ts';
import { hasUnsaved } from '#app/session/unsaved.ts';
import { describeError } from './describe-error.ts';

/**
 * Signing out by the user's wish: asks first, in other words when there are edits that are not saved; `signOutNow` is
 * for who has just been asked.
 */
export function useSignOut(): { signOut: () => void; signOutNow: () => void; isPending: boolean } {
  const { t } = useTranslation(['app', 'shell']);
  const project = useProject();
  const client = useQueryClient();
  const router = useRouter();
  const { mutate, isPending } = useMutation({
    mutationFn: () => endSession(client, project),
    onSuccess: () => router.navigate({ ...addresses.signIn(), ignoreBlocker: true }),
    onError: (error) =>
      notify({ tone: 'bad', title: t('shell:frame.signOutFailed'), details: describeError(error) }),
  });
  const ask = async () => {
    const isUnsaved = hasUnsaved();
    const isSure = await confirm({
      title: t(isUnsaved ? 'shell:frame.signOutUnsavedTitle' : 'shell:frame.signOutTitle'),
      body: t(isUnsaved ? 'shell:frame.signOutUnsavedBody' : 'shell:frame.signOutBody'),
      confirmLabel: t('shell:frame.signOut'),
      cancelLabel: t(isUnsaved ? 'keepEditing' : 'cancel'),
      tone: isUnsaved ? 'bad' : 'plain',
    });
    if (isSure) mutate();
  };
  return { signOut: () => void ask(), signOutNow: () => mutate(), isPending };
}
