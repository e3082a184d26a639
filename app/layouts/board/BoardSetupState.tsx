import { useTranslation } from 'react-i18next';
import { EmptyState } from '#app/components/ui/EmptyState.tsx';
import { Icon } from '#app/components/ui/Icon.tsx';
import { Select } from '#app/components/ui/Select.tsx';
import { fieldName } from '#app/entities/fields/rules.ts';
import { useLocale } from '#app/i18n/locale.ts';
import type { LayoutContext } from '#app/layouts/define.ts';
import { TitleSelect } from '#app/layouts/FieldSelect.tsx';
import styles from './board.module.css';
import { columnFields } from './request.ts';

interface BoardSetupStateProps {
  context: LayoutContext;
  hasColumn: boolean;
  onOptionsChange: (changes: Record<string, unknown>) => void;
}

/** What stands in the place of a board that doesn't know yet what to go by: says so, and lets it be chosen. */
export function BoardSetupState({ context, hasColumn, onOptionsChange }: BoardSetupStateProps) {
  const { t } = useTranslation('arranged');
  const locale = useLocale();
  const fields = columnFields(context);
  const icon = <Icon name="view_column" size={28} />;
  if (fields.length === 0) {
    return (
      <EmptyState icon={icon} title={t('board.noFields')}>
        {t('board.noFieldsBody')}
      </EmptyState>
    );
  }
  if (hasColumn) {
    return (
      <EmptyState
        icon={icon}
        title={t('board.chooseTitle')}
        action={
          <div className={styles.choice}>
            <TitleSelect context={context} title={null} onChange={(title) => onOptionsChange({ title })} />
          </div>
        }
      >
        {t('board.chooseTitleBody')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={icon}
      title={t('board.choose')}
      action={
        <div className={styles.choice}>
          <Select
            label={t('board.fields.column')}
            items={fields.map((field) => ({ id: field.field, label: fieldName(field, locale) }))}
            selectedKey={null}
            onChange={(column) => onOptionsChange({ column })}
          />
        </div>
      }
    >
      {t('board.chooseBody')}
    </EmptyState>
  );
}
