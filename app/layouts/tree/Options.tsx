import { useTranslation } from 'react-i18next';
import { Select } from '#app/components/ui/Select.tsx';
import { fieldName } from '#app/entities/fields/rules.ts';
import { useLocale } from '#app/i18n/locale.ts';
import type { LayoutOptionsProps } from '#app/layouts/define.ts';
import { FieldSelect, TitleSelect } from '#app/layouts/FieldSelect.tsx';
import { SortSettings } from '#app/layouts/SortSettings.tsx';
import styles from './Options.module.css';
import { parentFields } from './request.ts';
import { setupOf } from './setup.ts';

/** Which hierarchy the tree shows, and what stands in its rows. */
export default function Options(props: LayoutOptionsProps) {
  const { context, options, onOptionsChange } = props;
  const { t } = useTranslation('arranged');
  const locale = useLocale();
  const { parent, title, content } = setupOf(options, context);
  const parents = parentFields(context);
  return (
    <div className={styles.options}>
      {parents.length > 1 ? (
        <Select
          label={t('tree.fields.parent')}
          items={parents.map((field) => ({ id: field.field, label: fieldName(field, locale) }))}
          selectedKey={parent?.field ?? null}
          onChange={(name) => onOptionsChange({ parent: name })}
        />
      ) : null}
      <TitleSelect context={context} title={title} onChange={(name) => onOptionsChange({ title: name })} />
      <FieldSelect
        use="content"
        context={context}
        field={content}
        onChange={(name) => onOptionsChange({ content: name })}
      />
      <SortSettings {...props} />
    </div>
  );
}
