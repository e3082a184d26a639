import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { confirm } from '#app/components/feedback/confirm.ts';
import { notify } from '#app/components/feedback/toasts.ts';
import { describeError } from '#app/components/shell/describe-error.ts';
import { Button } from '#app/components/ui/Button.tsx';
import { itemMutations } from '#app/entities/items/mutations.ts';
import type { Item } from '#app/entities/items/types.ts';
import { sessionMutations } from '#app/entities/session/mutations.ts';
import { userName } from '#app/entities/users/rules.ts';
import type { User } from '#app/entities/users/types.ts';
import { plainText } from '#app/lib/plain-text.ts';
import { addresses, hrefOf } from '#app/session/addresses.ts';
import { useProject } from '#app/session/project.tsx';

/**
 * The way in for somebody who was invited and has not been here yet: servers of version 8.1 answer the link of an
 * invitation with data and open the account without a password. The mail for a forgotten one leads to a page that asks.
 */
export function PasswordMail({ person }: { person: Item }) {
  const { t } = useTranslation('users');
  const { t: tApp } = useTranslation();
  const project = useProject();
  const router = useRouter();
  const update = useMutation(itemMutations.update(project, 'directus_users', 'id'));
  const request = useMutation(sessionMutations.requestReset());
  const name = userName(person as unknown as User);
  const email = plainText(person['email']);
  const isInvited = person['status'] === 'invited';

  const send = async () => {
    const isSure = await confirm({
      title: t('passwordMail.title', { name }),
      body: t(isInvited ? 'passwordMail.bodyInvited' : 'passwordMail.body', { email }),
      confirmLabel: t('passwordMail.send'),
      cancelLabel: tApp('cancel'),
    });
    if (!isSure) return;
    try {
      // To those who are only invited a server sends no such mail.
      if (isInvited) {
        await update.mutateAsync({ key: plainText(person['id']), changes: { status: 'active' } });
      }
      await request.mutateAsync({ project, email, page: hrefOf(router, addresses.resetPassword()) });
      notify({ tone: 'good', title: t('passwordMail.sent', { email }) });
    } catch (error) {
      notify({ tone: 'bad', title: t('passwordMail.failed'), details: describeError(error), delay: 0 });
    }
  };
  return (
    <Button size="dense" pending={update.isPending || request.isPending} onClick={() => void send()}>
      {t('passwordMail.offer')}
    </Button>
  );
}
