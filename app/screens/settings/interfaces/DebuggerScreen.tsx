import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormView } from '#app/components/form/FormView.tsx';
import type { FormHandle } from '#app/components/form/form-handle.ts';
import { useForm } from '#app/components/form/use-form.ts';
import type { Values } from '#app/components/form/value-rules.ts';
import { Page } from '#app/components/shell/Page.tsx';
import { buttonClass } from '#app/components/ui/button-class.ts';
import { EmptyState } from '#app/components/ui/EmptyState.tsx';
import { Icon } from '#app/components/ui/Icon.tsx';
import { Skeleton } from '#app/components/ui/Skeleton.tsx';
import type { Field } from '#app/entities/fields/types.ts';
import { useInterfaceName } from '#app/i18n/interface-text.ts';
import type { InterfaceDefinition } from '#app/interfaces/define.ts';
import { fieldInputs } from '#app/interfaces/field-inputs.ts';
import { InterfaceDisplay } from '#app/interfaces/InterfaceDisplay.tsx';
import { InterfaceInput } from '#app/interfaces/InterfaceInput.tsx';
import { useInterfaces } from '#app/interfaces/use-interfaces.ts';
import { AdminOnly } from '#app/screens/settings/AdminOnly.tsx';
import { useSettingsCrumbs } from '#app/screens/settings/crumbs.ts';
import { AddressLink } from '#app/components/shell/AddressLink.tsx';
import { addresses } from '#app/session/addresses.ts';
import { RelationsContext } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import { ownValue } from '#app/lib/own-value.ts';
import styles from './interfaces.module.css';
import { probeField, probeRelation, sampleOptions, sampleValue, settingFields } from './probe.ts';

/** One interface to be tried out: with any value, type and options, as input and as in lists. Nothing is saved. */
export function DebuggerScreen({ id }: { id: string }) {
  const { t } = useTranslation('debugger');
  const project = useProject();
  const name = useInterfaceName()(id);
  const definition = useInterfaces().get(id);
  const list = addresses.interfaces(project);
  const crumbs = [...useSettingsCrumbs(), { label: t('title'), to: list }];
  return (
    <AdminOnly name={t('title')}>
      <Page title={name} heading={name} breadcrumbs={crumbs} extras={<code>{id}</code>}>
        {definition ? (
          <Debugger key={id} definition={definition} />
        ) : (
          <EmptyState
            icon={<Icon name="extension_off" size={28} />}
            title={t('unknown', { id })}
            action={
              <AddressLink to={list} className={buttonClass({ variant: 'primary' })}>
                {t('back')}
              </AddressLink>
            }
          />
        )}
      </Page>
    </AdminOnly>
  );
}

function Debugger({ definition }: { definition: InterfaceDefinition }) {
  const { t } = useTranslation('debugger');
  const fields = useMemo(
    () =>
      settingFields(definition, (key) => ({
        name: t(`fields.${camel(key)}` as 'fields.value'),
        note: key === 'value' ? t('valueNote') : key === 'collection_many' ? t('relationNote') : null,
      })).map((field) => ({ field, readonly: field.readonly, required: false })),
    [definition, t],
  );
  const [saved] = useState(() => ({
    interface: definition.id,
    value: sampleValue(definition.types[0]),
    type: definition.types[0],
    length: definition.recommended?.length ?? null,
    collection: null,
    readonly: false,
    required: false,
    loading: false,
    new_item: false,
    options: sampleOptions(definition),
    collection_many: null,
    field_many: null,
    collection_one: null,
    field_one: null,
    junction_field: null,
  }));
  const form = useForm({ fields, saved });
  const { values, handle } = form;
  const label = t('label');
  const { value, ...rest } = values;
  // A field that is another object starts the input's work anew: only a setting that has changed makes one.
  const settings = useSteady(rest);
  const field = useMemo(() => probeField(settings, label), [settings, label]);
  const relation = useMemo(() => {
    const own = probeRelation(settings);
    return own ? [own] : [];
  }, [settings]);
  return (
    <RelationsContext value={relation}>
      <div className={styles.debugger}>
        <ProbeInput field={field} {...{ values, handle, label }} />
        <section className={styles.probe} aria-label={t('display')} data-display="">
          <h2 className={styles.heading}>{t('display')}</h2>
          <div className={styles.display}>
            <InterfaceDisplay field={field} value={value} item={{ [field.field]: value }} />
          </div>
        </section>
        <section className={styles.settings} aria-label={t('settings')}>
          <h2 className={styles.heading}>{t('settings')}</h2>
          <FormView form={form} collection="" isNew inputs={fieldInputs} label={t('settings')} />
        </section>
      </div>
    </RelationsContext>
  );
}

interface ProbeInputProps {
  field: Field;
  label: string;
  /** What is set in the form beside, the value with it. */
  values: Values;
  handle: Pick<FormHandle, 'set'>;
}

/** The interface as an input, with a count of the changes that it has told of. */
function ProbeInput({ field, label, values, handle }: ProbeInputProps) {
  const { t } = useTranslation('debugger');
  const id = useId();
  const [changes, setChanges] = useState(0);
  const [inputError, setInputError] = useState<string | null>(null);
  return (
    <section className={styles.probe} aria-label={t('input')} data-probe="">
      <h2 className={styles.heading}>{t('input')}</h2>
      <label id={`${id}-label`} htmlFor={id} className={styles.label}>
        {label}
      </label>
      {values['loading'] === true ? (
        <Skeleton height={36} />
      ) : (
        <InterfaceInput
          key={`${field.type} ${field.field}`}
          id={id}
          labelId={`${id}-label`}
          describedBy={`${id}-changes`}
          value={values['value']}
          onChange={(next) => {
            setChanges((count) => count + 1);
            handle.set('value', next);
          }}
          onInputError={setInputError}
          onSetField={handle.set}
          field={field}
          collection={field.collection}
          readonly={field.readonly}
          required={field.required}
          invalid={inputError !== null}
          newItem={values['new_item'] === true}
        />
      )}
      {inputError === null ? null : (
        <p role="alert" className={styles.inputError}>
          {inputError}
        </p>
      )}
      <output id={`${id}-changes`} className={styles.note} data-changes={changes}>
        {changes === 0 ? t('noChanges') : t('changes', { count: changes })}
      </output>
    </section>
  );
}

/** The same object for as long as its values are the same. */
function useSteady(values: Values): Values {
  const [steady, setSteady] = useState(values);
  const isSame = Object.entries(values).every(([key, value]) => Object.is(value, ownValue(steady, key)));
  if (!isSame) setSteady(values);
  return isSame ? steady : values;
}

function camel(key: string): string {
  return key.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}
