import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { notify } from '#app/components/feedback/toasts.ts';
import { FormDialog } from '#app/components/form/FormDialog.tsx';
import { useUnstorableText } from '#app/components/form/storable-rule.ts';
import { useSmallForm } from '#app/components/form/use-small-form.ts';
import { Field } from '#app/components/ui/Field.tsx';
import { Switch } from '#app/components/ui/Switch.tsx';
import { TextField } from '#app/components/ui/TextField.tsx';
import { collectionMutations } from '#app/entities/collections/mutations.ts';
import { ApiError } from '#app/lib/api.ts';
import { addresses } from '#app/session/addresses.ts';
import { useCollections } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import {
  defaultChoice,
  defaultFields,
  isPlainName,
  maxLength,
  newCollection,
  newCollectionSchema,
} from './new-collection.ts';
import styles from './dialogs.module.css';

/** Codes of the API that speak of the name alone. */
const invalidName = 4;
const takenName = 307;

/** Asks for the name and the first fields of a collection, makes it, and goes on to its set-up. */
export default function NewCollectionDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('schema-dialogs');
  const project = useProject();
  const navigate = useNavigate();
  const collections = useCollections();
  const create = useMutation(collectionMutations.create(project));
  const unstorable = useUnstorableText();
  const form = useSmallForm({
    initialValues: { name: '', fields: defaultChoice },
    schema: newCollectionSchema(Object.keys(collections)),
    messages: {
      empty: t('new.problem.empty'),
      reserved: t('new.problem.reserved'),
      taken: t('new.problem.taken'),
      tooLong: t('new.problem.tooLong', { count: maxLength }),
      unstorable,
    },
    onSubmit: async ({ name, fields: wanted }, { setFieldError }) => {
      const body = newCollection(name, new Set(wanted));
      try {
        await create.mutateAsync(body);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.code === takenName) setFieldError('name', 'taken');
        else if (error.code === invalidName)
          setFieldError('name', [t('new.problem.invalid'), error.message].filter(Boolean).join(' '));
        else throw error;
        return;
      }
      notify({ tone: 'good', title: t('new.created') });
      onClose();
      await navigate(addresses.collectionSetup(project, body.collection));
    },
  });
  const { name, fields } = form.values;
  const isOdd = name.trim() !== '' && !isPlainName(name);
  return (
    <FormDialog
      form={form}
      title={t('new.title')}
      isDismissable={name === ''}
      confirmLabel={t('new.create')}
      failed={t('new.failed')}
      onClose={onClose}
    >
      <TextField
        {...form.field('name')}
        label={t('new.name')}
        description={isOdd ? t('new.oddName') : t('new.nameHint')}
        required
        autoFocus
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        translate="no"
      />
      <Field group label={t('new.defaults')} description={t('new.key')}>
        {() => (
          <div className={styles.defaults}>
            {defaultFields.map((field) => (
              <Switch
                key={field}
                isSelected={fields.includes(field)}
                description={t(`new.fieldHint.${field}`)}
                onChange={(isOn) => {
                  const others = fields.filter((entry) => entry !== field);
                  void form.setFieldValue('fields', isOn ? [...others, field] : others);
                }}
              >
                {t(`new.field.${field}`)}
              </Switch>
            ))}
          </div>
        )}
      </Field>
    </FormDialog>
  );
}
