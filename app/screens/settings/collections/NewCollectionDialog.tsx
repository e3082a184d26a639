import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Trans, useTranslation } from 'react-i18next';
import { notify } from '#app/components/feedback/toasts.ts';
import { FormDialog } from '#app/components/form/FormDialog.tsx';
import { useSmallForm } from '#app/components/form/use-small-form.ts';
import { Button } from '#app/components/ui/Button.tsx';
import { Field } from '#app/components/ui/Field.tsx';
import { Switch } from '#app/components/ui/Switch.tsx';
import { RadioGroup } from '#app/components/ui/RadioGroup.tsx';
import { TextField } from '#app/components/ui/TextField.tsx';
import { collectionMutations } from '#app/entities/collections/mutations.ts';
import { ApiError } from '#app/lib/api.ts';
import { formatTitle } from '#app/lib/format-title.ts';
import { addresses } from '#app/session/addresses.ts';
import { useCollections } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import {
  type DefaultField,
  defaultChoice,
  defaultFields,
  type KeyType,
  keyTypes,
  maxLength,
  nameProblem,
  newCollection,
  newCollectionSchema,
  suggestedName,
} from './new-collection.ts';
import styles from './dialogs.module.css';

/** Codes of the API that speak of the name alone. */
const invalidName = 4;
const takenName = 307;

type NewCollectionForm = ReturnType<typeof useNewCollectionForm>;

/** What is asked of a new collection; sent, it is made and its set-up opened. */
function useNewCollectionForm(onClose: () => void) {
  const { t } = useTranslation('schema-dialogs');
  const project = useProject();
  const navigate = useNavigate();
  const taken = Object.keys(useCollections());
  const create = useMutation(collectionMutations.create(project));
  const messages = {
    empty: t('new.problem.empty'),
    reserved: t('new.problem.reserved'),
    taken: t('new.problem.taken'),
    tooLong: t('new.problem.tooLong', { count: maxLength }),
    odd: t('new.problem.odd'),
    digit: t('new.problem.digit'),
  };
  const form = useSmallForm<{ name: string; key: KeyType; fields: readonly DefaultField[] }>({
    initialValues: { name: '', key: 'number', fields: defaultChoice },
    schema: newCollectionSchema(taken),
    messages,
    onSubmit: async ({ name, key, fields: wanted }, { setFieldError }) => {
      const body = newCollection(name, new Set(wanted), key);
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
  return { ...form, taken, messages };
}

/** Asks for the name and the first fields of a collection, makes it, and goes on to its set-up. */
export default function NewCollectionDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('schema-dialogs');
  const form = useNewCollectionForm(onClose);
  return (
    <FormDialog
      form={form}
      title={t('new.title')}
      isDismissable={form.values.name === ''}
      confirmLabel={t('new.create')}
      failed={t('new.failed')}
      onClose={onClose}
    >
      <NameField form={form} />
      <RadioGroup
        legend={t('new.key')}
        options={keyTypes.map((value) => ({
          value,
          label: t(`new.keyType.${value}`),
          description: t(`new.keyHint.${value}`),
        }))}
        value={form.values.key}
        onChange={(key) => void form.setFieldValue('key', key)}
      />
      <FirstFields form={form} />
    </FormDialog>
  );
}

/** What is wrong with a name is said while it is typed: it can't be changed later. */
function NameField({ form }: { form: NewCollectionForm }) {
  const { t } = useTranslation('schema-dialogs');
  const { taken, messages } = form;
  const { name } = form.values;
  const field = form.field('name');
  const problem = nameProblem(name, taken);
  const isOdd = problem === 'odd' || problem === 'digit';
  const suggestion = isOdd ? suggestedName(name, taken) : null;
  return (
    <>
      <TextField
        {...field}
        error={field.error ?? (problem !== null && problem !== 'empty' ? messages[problem] : undefined)}
        label={t('new.name')}
        description={problem === null ? <NamePreview name={name.trim()} /> : t('new.nameHint')}
        required
        autoFocus
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        translate="no"
      />
      {suggestion === null ? null : (
        <div>
          <Button size="dense" onClick={() => void form.setFieldValue('name', suggestion)}>
            {t('new.use', { name: suggestion })}
          </Button>
        </div>
      )}
    </>
  );
}

function FirstFields({ form }: { form: NewCollectionForm }) {
  const { t } = useTranslation('schema-dialogs');
  const { fields } = form.values;
  return (
    <Field group label={t('new.defaults')}>
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
  );
}

/** What becomes of a name elsewhere. */
function NamePreview({ name }: { name: string }) {
  const { t } = useTranslation('schema-dialogs');
  const project = useProject();
  return (
    <Trans
      t={t}
      i18nKey="new.preview"
      values={{ title: formatTitle(name), path: `/${project}/items/${name}` }}
      components={{ code: <code translate="no" /> }}
    />
  );
}
