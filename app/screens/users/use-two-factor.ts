import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { confirm } from '#app/components/feedback/confirm.ts';
import { notify } from '#app/components/feedback/toasts.ts';
import { describeError } from '#app/components/shell/describe-error.ts';
import { itemMutations } from '#app/entities/items/mutations.ts';
import { useProject } from '#app/session/project.tsx';

/** Takes a second factor away, one's own or that of somebody who has lost it, after a question. */
export function useTwoFactor(userKey: string, isSelf: boolean) {
  const { t } = useTranslation('users');
  const { t: tApp } = useTranslation();
  const project = useProject();
  const update = useMutation(itemMutations.update(project, 'directus_users', 'id'));
  const turnOff = async (name: string) => {
    const deed = isSelf ? 'turnOff' : 'reset';
    const isSure = await confirm({
      title: t(`twoFactor.${deed}Title`, { name }),
      body: t(`twoFactor.${deed}Body`),
      confirmLabel: t(`twoFactor.${deed}`),
      cancelLabel: tApp('cancel'),
      tone: 'bad',
    });
    if (!isSure) return;
    update.mutate(
      { key: userKey, changes: { '2fa_secret': null } },
      {
        onSuccess: () => notify({ tone: 'good', title: t('twoFactor.isOff') }),
        onError: (error) =>
          notify({ tone: 'bad', title: t('twoFactor.failed'), details: describeError(error) }),
      },
    );
  };
  return { turnOff, isPending: update.isPending };
}
