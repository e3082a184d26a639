import { useTranslation } from 'react-i18next';
import { RadioGroup } from '#app/components/ui/RadioGroup.tsx';
import type { LayoutOptionsProps } from '#app/layouts/define.ts';
import { FieldSelect, TitleSelect } from '#app/layouts/FieldSelect.tsx';
import styles from './Options.module.css';
import { isAscending, setupOf } from './setup.ts';

/** By which fields the timeline goes, and in which direction. */
export default function Options(props: LayoutOptionsProps) {
  const { context, query, onQueryChange, options, onOptionsChange } = props;
  const { t } = useTranslation('dated');
  const { date, title, content, color } = setupOf(options, context);
  return (
    <div className={styles.options}>
      <FieldSelect
        use="moment"
        context={context}
        field={date}
        required
        onChange={(name) => onOptionsChange({ date: name })}
      />
      <TitleSelect context={context} title={title} onChange={(name) => onOptionsChange({ title: name })} />
      <FieldSelect
        use="content"
        context={context}
        field={content}
        onChange={(name) => onOptionsChange({ content: name })}
      />
      <FieldSelect
        use="color"
        context={context}
        field={color}
        description={t('fields.colorHint')}
        onChange={(name) => onOptionsChange({ color: name })}
      />
      {date ? (
        <RadioGroup
          legend={t('timeline.order')}
          options={[
            { value: 'newest', label: t('timeline.newest') },
            { value: 'oldest', label: t('timeline.oldest') },
          ]}
          value={isAscending(query) ? 'oldest' : 'newest'}
          onChange={(order) => onQueryChange({ sort: order === 'oldest' ? date.field : `-${date.field}` })}
        />
      ) : null}
    </div>
  );
}
