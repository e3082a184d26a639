import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { toFormFields } from '#app/components/form/field-access.ts';
import { FormView } from '#app/components/form/FormView.tsx';
import { useForm } from '#app/components/form/use-form.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { fieldInputs } from '#app/interfaces/field-inputs.ts';
import styles from './arrangement.module.css';

const rights = { readBlacklist: [], writeBlacklist: [] };

interface FormTrialProps {
  collection: string;
  fields: readonly Field[];
}

/** The form of a new item as it is arranged now: the real one, without a way to save it. */
export default function FormTrial({ collection, fields }: FormTrialProps) {
  const { t } = useTranslation('schema');
  const shown = useMemo(
    () =>
      toFormFields(
        fields.filter((field) => field.interface !== null),
        { rights, isNew: true, isReadonly: false },
      ),
    [fields],
  );
  const form = useForm({ fields: shown, saved: null });
  return (
    <section className={styles.trial} aria-label={t('layout.try')}>
      <p className={styles.hint}>{t('layout.tryNote')}</p>
      <FormView
        form={form}
        collection={collection}
        isNew
        itemKey={null}
        inputs={fieldInputs}
        label={t('layout.try')}
      />
    </section>
  );
}
