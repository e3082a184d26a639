import { useTranslation } from 'react-i18next';
import { Select } from '#app/components/ui/Select.tsx';
import { fieldName } from '#app/entities/fields/rules.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { imageFields } from '#app/layouts/image-fields.ts';
import type { LayoutOptionsProps } from '#app/layouts/define.ts';
import { EntryFields, FieldSelect } from '#app/layouts/FieldSelect.tsx';
import { SortSettings } from '#app/layouts/SortSettings.tsx';
import { ownValue } from '#app/lib/own-value.ts';
import styles from './Options.module.css';
import { columnFields } from './request.ts';
import { setupOf } from './setup.ts';

/** By which field the board goes, and what its cards show. */
export default function Options(props: LayoutOptionsProps) {
  const { context, options, onOptionsChange } = props;
  const { t } = useTranslation('arranged');
  const { t: tDated } = useTranslation('dated');
  const locale = useLocale();
  const setup = setupOf(options, context);
  const { column, src, date } = setup;
  const { fields } = context.collection;
  const images = imageFields(context).flatMap((name) => {
    const field = ownValue(fields, name);
    return field ? [{ id: name, label: fieldName(field, locale) }] : [];
  });
  return (
    <div className={styles.options}>
      <Select
        label={t('board.fields.column')}
        items={columnFields(context).map((field) => ({ id: field.field, label: fieldName(field, locale) }))}
        selectedKey={column?.field ?? null}
        // Which columns are hidden, and their order, is said by the values of one field.
        onChange={(name) => onOptionsChange({ column: name, hidden: null, collapsed: [], order: [] })}
      />
      <EntryFields {...{ context, setup, onOptionsChange }}>
        <FieldSelect
          use="moment"
          context={context}
          field={date}
          onChange={(name) => onOptionsChange({ date: name })}
        />
        {images.length > 0 ? (
          <Select
            label={t('board.fields.src')}
            items={images}
            emptyLabel={tDated('fields.none')}
            selectedKey={src}
            onChange={(name) => onOptionsChange({ src: name })}
          />
        ) : null}
      </EntryFields>
      <SortSettings {...props} />
    </div>
  );
}
