import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { confirm } from '#app/components/feedback/confirm.ts';
import { notify } from '#app/components/feedback/toasts.ts';
import { describeError } from '#app/components/shell/describe-error.ts';
import { itemMutations } from '#app/entities/items/mutations.ts';
import { useProject } from '#app/session/project.tsx';
import type { IdentityCheck } from './use-identity-check.tsx';
import { useSignOutElsewhere } from './use-own-account.ts';

/** Takes a second factor away: one's own, by the current password, or that of somebody who has lost it. */
export function useTwoFactor(userKey: string, askIdentity: IdentityCheck['ask']) {
  const { t } = useTranslation('users');
  const { t: tApp } = useTranslation();
  const project = useProject();
  const update = useMutation(itemMutations.update(project, 'directus_users', 'id'));
  const signOutElsewhere = useSignOutElsewhere();
  const remove = (onRemoved?: () => void) =>
    update.mutate(
      { key: userKey, changes: { '2fa_secret': null } },
      {
        onSuccess: () => {
          notify({ tone: 'good', title: t('twoFactor.isOff') });
          onRemoved?.();
        },
        onError: (error) =>
          notify({ tone: 'bad', title: t('twoFactor.failed'), details: describeError(error) }),
      },
    );
  const turnOff = async () => {
    const identity = await askIdentity({
      title: t('twoFactor.turnOffTitle'),
      body: t('twoFactor.turnOffBody'),
      confirmLabel: t('twoFactor.turnOff'),
      hasCode: false,
    });
    if (identity) remove(() => void signOutElsewhere(identity));
  };
  const reset = async (name: string) => {
    const isSure = await confirm({
      title: t('twoFactor.resetTitle', { name }),
      body: t('twoFactor.resetBody'),
      confirmLabel: t('twoFactor.reset'),
      cancelLabel: tApp('cancel'),
      tone: 'bad',
    });
    if (isSure) remove();
  };
  return { turnOff, reset, isPending: update.isPending };
}
