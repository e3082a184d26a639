import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { notify } from '#app/components/feedback/toasts.ts';
import { FormDialog } from '#app/components/form/FormDialog.tsx';
import { useSmallForm } from '#app/components/form/use-small-form.ts';
import { Notice } from '#app/components/ui/Notice.tsx';
import { Select } from '#app/components/ui/Select.tsx';
import { TextArea } from '#app/components/ui/TextArea.tsx';
import { roleQueries } from '#app/entities/roles/queries.ts';
import { type Invited, invitationMutations, readEmails } from '#app/entities/users/invitations.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { listOf } from '#app/i18n/set-apart.ts';
import { useProject } from '#app/session/project.tsx';

/** The role of visitors without an account: nobody can be given it. */
const publicRole = 2;

const inviteSchema = object({
  emails: string()
    .default('')
    .test('wrong', 'wrong', (text) => readEmails(text).wrong.length === 0)
    .test('required', 'required', (text) => readEmails(text).emails.length > 0),
  role: string().nullable(),
});

interface InviteValues {
  emails: string;
  role: string | null;
}

/** Asks for addresses and a role, and has the server invite them. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('users');
  const locale = useLocale();
  const project = useProject();
  const roles = useQuery(roleQueries.names(project));
  const invite = useMutation(invitationMutations.send(project));

  const report = (people: readonly Invited[]) => {
    const isInvited = ({ status }: Invited) => status === 'invited';
    const count = people.filter(isInvited).length;
    const known = people.filter((person) => !isInvited(person)).map(({ email }) => email);
    if (count > 0) notify({ tone: 'good', title: t('sent', { count }) });
    if (known.length > 0)
      notify({ tone: 'warn', title: t('known', { count: known.length, list: listOf(known, locale) }) });
  };
  const form = useSmallForm<InviteValues>({
    initialValues: { emails: '', role: null },
    schema: inviteSchema,
    messages: { required: t('noEmails') },
    onSubmit: async (values) => {
      const role = values.role === null ? null : Number(values.role);
      report(await invite.mutateAsync({ emails: readEmails(values.emails).emails, role }));
      onClose();
    },
  });
  const { emails, wrong } = readEmails(form.values.emails);
  const emailsField = form.field('emails');
  const { value: role, ...roleField } = form.field('role');
  return (
    <FormDialog
      form={form}
      title={t('inviteTitle')}
      confirmLabel={emails.length > 0 ? t('send', { count: emails.length }) : t('invite')}
      failed={t('failed')}
      onClose={onClose}
    >
      <p>{t('inviteBody')}</p>
      <TextArea
        {...emailsField}
        error={
          emailsField.error === 'wrong'
            ? t('badEmails', { count: wrong.length, list: listOf(wrong, locale) })
            : emailsField.error
        }
        label={t('emails')}
        description={t('emailsHint')}
        autoFocus
        required
        dir="ltr"
        spellCheck={false}
      />
      {roles.error ? <Notice tone="warn">{t('rolesFailed')}</Notice> : null}
      <Select
        {...roleField}
        selectedKey={role}
        label={t('role')}
        items={(roles.data ?? [])
          .filter(({ id }) => id !== publicRole)
          .map(({ id, name }) => ({ id: String(id), label: name ?? `#${id}` }))}
        emptyLabel={t('noRole')}
      />
    </FormDialog>
  );
}
