import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { FormDialog } from '#app/components/form/FormDialog.tsx';
import { storable, useUnstorableText } from '#app/components/form/storable-rule.ts';
import { useSmallForm } from '#app/components/form/use-small-form.ts';
import { TextField } from '#app/components/ui/TextField.tsx';

const schema = object({
  title: string()
    .trim()
    .required('needed')
    .test(...storable),
});

interface SectionDialogProps {
  /** Its title now; null for a new section. */
  title: string | null;
  onSubmit: (title: string) => void;
  onClose: () => void;
}

/** Asks for the title of a section. */
export default function SectionDialog({ title, onSubmit, onClose }: SectionDialogProps) {
  const { t } = useTranslation('schema');
  const unstorable = useUnstorableText();
  const form = useSmallForm({
    initialValues: { title: title ?? '' },
    schema,
    messages: { needed: t('layout.ask.needed'), unstorable },
    onSubmit: (values) => {
      onClose();
      onSubmit(values.title.trim());
    },
  });
  return (
    <FormDialog
      form={form}
      title={t(title === null ? 'layout.ask.new' : 'layout.ask.rename')}
      size="sm"
      confirmLabel={t(title === null ? 'layout.ask.confirm' : 'layout.ask.save')}
      failed={t('order.failed')}
      onClose={onClose}
    >
      <TextField
        {...form.field('title')}
        label={t('layout.ask.title')}
        description={t('layout.ask.note')}
        autoFocus
        required
      />
    </FormDialog>
  );
}
