import { useTranslation } from 'react-i18next';
import type { Choice } from '#app/components/ui/ChoiceItem.tsx';
import { Select } from '#app/components/ui/Select.tsx';
import { fieldTypes } from '#app/entities/fields/datatypes.ts';
import type { FieldSetupState } from './use-field-setup.ts';

type Typed = Pick<FieldSetupState, 'draft' | 'original' | 'definition'>;

/** A new number is asked whether it has decimals: prices in a column of whole numbers would lose theirs. */
export function asksForType({ original, definition }: Pick<Typed, 'original' | 'definition'>): boolean {
  const types: readonly string[] = definition?.types ?? [];
  return original === null && types.includes('integer') && types.includes('decimal');
}

/** What kind of values a field holds, of those that its interface can edit. */
export function TypeSelect({ state, onPick }: { state: Typed; onPick: (type: string) => void }) {
  const { t } = useTranslation('field-setup');
  const { draft, definition } = state;
  const typeChoice = (type: string): Choice =>
    fieldTypes.includes(type)
      ? {
          id: type,
          label: `${t(`types.${type as 'string'}.name`)} (${type})`,
          description: t(`types.${type as 'string'}.text`),
        }
      : { id: type, label: type };
  return (
    <Select
      label={t('schema.type')}
      items={withStored(definition?.types ?? [], draft.type).map(typeChoice)}
      selectedKey={draft.type}
      onChange={(type) => type !== null && onPick(type)}
    />
  );
}

/** What is offered, with what is stored among it, so that it shows. */
export function withStored(offered: readonly string[], stored: string | null): readonly string[] {
  return stored === null || offered.includes(stored) ? offered : [stored, ...offered];
}
