import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { notify } from '#app/components/feedback/toasts.ts';
import { FormDialog } from '#app/components/form/FormDialog.tsx';
import { storable, useUnstorableText } from '#app/components/form/storable-rule.ts';
import { useSmallForm } from '#app/components/form/use-small-form.ts';
import { TextField } from '#app/components/ui/TextField.tsx';
import { roleMutations } from '#app/entities/roles/mutations.ts';
import { ApiError } from '#app/lib/api.ts';
import { addresses } from '#app/session/addresses.ts';
import { useProject } from '#app/session/project.tsx';

/** Characters that the column of the name holds. */
const maxLength = 100;
/** Codes of the API for a value that is taken, and for one that doesn't fit. */
const takenCode = 204;
const invalidCode = 4;

/** Names are compared as the column does: without regard to case. */
const roleSchema = (taken: readonly string[]) =>
  object({
    name: string()
      .trim()
      .required('required')
      .max(maxLength, 'tooLong')
      .test(...storable)
      .test('taken', 'taken', (name) =>
        taken.every((other) => other.trim().toLowerCase() !== name.toLowerCase()),
      ),
  });

interface NewRoleDialogProps {
  /** Names that are there already. */
  taken: readonly string[];
  onClose: () => void;
}

/** Asks for the name of a role, makes it, and opens its page. */
export default function NewRoleDialog({ taken, onClose }: NewRoleDialogProps) {
  const { t } = useTranslation('roles');
  const project = useProject();
  const navigate = useNavigate();
  const create = useMutation(roleMutations.create(project));
  const unstorable = useUnstorableText();
  const form = useSmallForm({
    initialValues: { name: '' },
    schema: roleSchema(taken),
    messages: {
      required: t('create.needed'),
      tooLong: t('create.tooLong', { max: maxLength }),
      taken: t('create.taken'),
      unstorable,
    },
    onSubmit: async ({ name }, { setFieldError }) => {
      try {
        const { id } = await create.mutateAsync({ name: name.trim() });
        notify({ tone: 'good', title: t('created') });
        void navigate(addresses.role(project, String(id)));
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.code === takenCode) setFieldError('name', 'taken');
        else if (error.code === invalidCode) setFieldError('name', error.message.replace(/^name:\s*/, ''));
        else throw error;
      }
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('create.title')}
      size="sm"
      confirmLabel={t('create.confirm')}
      failed={t('create.failed')}
      onClose={onClose}
    >
      <TextField
        {...form.field('name')}
        label={t('create.name')}
        placeholder={t('create.placeholder')}
        autoFocus
        required
      />
    </FormDialog>
  );
}
