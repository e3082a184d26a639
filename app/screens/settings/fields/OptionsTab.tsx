import { Suspense, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { FormValuesContext, useOwnedValues } from '#app/components/form/form-values.ts';
import { HelpButton } from '#app/components/help/HelpButton.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import { lazyPart } from '#app/components/ui/lazy-part.tsx';
import { Select } from '#app/components/ui/Select.tsx';
import { fieldWidths, toObject } from '#app/entities/fields/rules.ts';
import type { FieldWidth } from '#app/entities/fields/types.ts';
import { useInterfaceName } from '#app/i18n/interface-text.ts';
import { InterfaceInput } from '#app/interfaces/InterfaceInput.tsx';
import { OptionTargetContext } from '#app/interfaces/interface-options/option-target.ts';
import { nestedField } from '#app/interfaces/nested-field.ts';
import styles from './field-setup.module.css';
import { useOptionTarget } from './use-option-target.ts';
import type { FieldSetupState, FieldSetupVerbs } from './use-field-setup.ts';
import { useProblemText } from './use-problem-text.ts';

// With the controls of filters, which nothing else here needs.
const OwnOptions = lazyPart(() => import('./OwnOptions.tsx'));

/** Width, and whatever options the interface has. */
export function OptionsTab({ state, verbs }: { state: FieldSetupState; verbs: FieldSetupVerbs }) {
  const { t } = useTranslation('field-setup');
  const { draft, definition, optionError } = state;
  const problemText = useProblemText(state);
  const nameOf = useInterfaceName();
  const id = useId();
  // An interface by an older name has the options of that which stands for it.
  const chosen = definition?.id ?? draft.interface ?? '';
  const field = useMemo(
    () =>
      nestedField(
        { field: 'options', interface: 'interface-options', options: { interfaceField: 'interface' } },
        draft.collection,
      ),
    [draft.collection],
  );
  const target = useOptionTarget(state);
  const store = useOwnedValues(useMemo(() => ({ interface: chosen }), [chosen]));
  return (
    <div className={styles.part}>
      <Select
        className={styles.short}
        label={t('options.width')}
        items={fieldWidths.map((width) => ({ id: width, label: t(`options.widths.${width}`) }))}
        selectedKey={draft.width ?? 'full'}
        onChange={(width) => width !== null && verbs.change({ width: width as FieldWidth })}
      />
      <div className={styles.helped}>
        <h3 id={`${id}-label`} className={styles.label}>
          {t('options.interface', { name: nameOf(chosen) })}
        </h3>
        {chosen === 'status' ? <HelpButton topic="statuses" /> : null}
      </div>
      {optionError === null ? null : (
        <Notice tone="bad">{t('problems.options', { message: optionError })}</Notice>
      )}
      <OptionTargetContext value={target}>
        <FormValuesContext value={store}>
          <InterfaceInput
            // Inputs of the interface before have nothing to say any more.
            key={chosen}
            id={id}
            labelId={`${id}-label`}
            describedBy={undefined}
            value={draft.options}
            onChange={(options) => verbs.change({ options: toObject(options) })}
            onInputError={verbs.setOptionError}
            onSetField={() => undefined}
            field={field}
            collection={draft.collection}
            readonly={false}
            required={false}
            invalid={optionError !== null}
            newItem={state.original === null}
          />
        </FormValuesContext>
      </OptionTargetContext>
      <Suspense fallback={null}>
        <OwnOptions
          field={draft}
          fields={state.fields}
          error={problemText('bounds')}
          onChange={(options) => verbs.change({ options })}
        />
      </Suspense>
    </div>
  );
}
