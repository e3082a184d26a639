import { useTranslation } from 'react-i18next';
import { RadioGroup } from '#app/components/ui/RadioGroup.tsx';
import type { LayoutOptionsProps } from '#app/layouts/define.ts';
import { EntryFields, FieldSelect } from '#app/layouts/FieldSelect.tsx';
import styles from './Options.module.css';
import { isAscending, setupOf } from './setup.ts';

/** By which fields the timeline goes, and in which direction. */
export default function Options(props: LayoutOptionsProps) {
  const { context, query, onQueryChange, options, onOptionsChange } = props;
  const { t } = useTranslation('dated');
  const setup = setupOf(options, context);
  const { date } = setup;
  return (
    <div className={styles.options}>
      <FieldSelect
        use="moment"
        context={context}
        field={date}
        required
        onChange={(name) => onOptionsChange({ date: name })}
      />
      <EntryFields {...{ context, setup, onOptionsChange }} />
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
