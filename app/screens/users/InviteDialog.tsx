import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '#app/components/feedback/toasts.ts';
import { describeError } from '#app/components/shell/describe-error.ts';
import { Button } from '#app/components/ui/Button.tsx';
import { Dialog } from '#app/components/ui/Dialog.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import { Select } from '#app/components/ui/Select.tsx';
import { TextArea } from '#app/components/ui/TextArea.tsx';
import { roleQueries } from '#app/entities/roles/queries.ts';
import { type Invited, invitationMutations, readEmails } from '#app/entities/users/invitations.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { useProject } from '#app/session/project.tsx';
import styles from './users.module.css';

/** The role of visitors without an account: nobody can be given it. */
const publicRole = 2;

/** Asks for addresses and a role, and has the server invite them. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('users');
  const { t: tApp } = useTranslation();
  const locale = useLocale();
  const project = useProject();
  const formId = useId();
  const roles = useQuery(roleQueries.names(project));
  const invite = useMutation(invitationMutations.send(project));
  const [text, setText] = useState('');
  const [role, setRole] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { emails } = readEmails(text);
  const listOf = (entries: readonly string[]) => new Intl.ListFormat(locale).format(entries);

  const tell = (people: readonly Invited[]) => {
    const isInvited = ({ status }: Invited) => status === 'invited';
    const count = people.filter(isInvited).length;
    const known = people.filter((person) => !isInvited(person)).map(({ email }) => email);
    if (count > 0) notify({ tone: 'good', title: t('sent', { count }) });
    if (known.length > 0)
      notify({ tone: 'warn', title: t('known', { count: known.length, list: listOf(known) }) });
    onClose();
  };
  const send = () => {
    const { emails: good, wrong } = readEmails(text);
    const isReady = good.length > 0 && wrong.length === 0;
    setProblem(
      wrong.length > 0
        ? t('badEmails', { count: wrong.length, list: listOf(wrong) })
        : isReady
          ? null
          : t('noEmails'),
    );
    if (!isReady || invite.isPending) return;
    invite.mutate({ emails: good, role: role === null ? null : Number(role) }, { onSuccess: tell });
  };
  return (
    <Dialog
      title={t('inviteTitle')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{tApp('cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} pending={invite.isPending}>
            {emails.length > 0 ? t('send', { count: emails.length }) : t('invite')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={styles['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <p>{t('inviteBody')}</p>
        {invite.error ? (
          <Notice tone="bad" title={t('failed')}>
            {describeError(invite.error)}
          </Notice>
        ) : null}
        <TextArea
          label={t('emails')}
          description={t('emailsHint')}
          error={problem}
          value={text}
          onChange={setText}
          autoFocus
          required
          dir="ltr"
          spellCheck={false}
        />
        {roles.error ? <Notice tone="warn">{t('rolesFailed')}</Notice> : null}
        <Select
          label={t('role')}
          items={(roles.data ?? [])
            .filter(({ id }) => id !== publicRole)
            .map(({ id, name }) => ({ id: String(id), label: name ?? `#${id}` }))}
          emptyLabel={t('noRole')}
          selectedKey={role}
          onChange={setRole}
        />
      </form>
    </Dialog>
  );
}
