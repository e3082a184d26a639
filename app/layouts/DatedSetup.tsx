import { useTranslation } from 'react-i18next';
import { EmptyState } from '#app/components/ui/EmptyState.tsx';
import { Icon } from '#app/components/ui/Icon.tsx';
import { type FieldUse, fieldsFor, type Title } from './dated-fields.ts';
import styles from './DatedSetup.module.css';
import type { LayoutContext } from './define.ts';
import { FieldSelect, TitleSelect } from './FieldSelect.tsx';

interface DatedSetupProps {
  /** Of the layout. */
  icon: string;
  context: LayoutContext;
  title: Title | null;
  /** Kinds of fields that can say when; the first that there are fields for is offered. */
  uses: readonly FieldUse[];
  hasDate: boolean;
  onDate: (use: FieldUse, name: string) => void;
  onTitle: (title: string) => void;
}

/** What stands in the place of a layout that doesn't know yet by which fields to go: says so, and lets them be chosen. */
export default function DatedSetup({
  icon,
  context,
  title,
  uses,
  hasDate,
  onDate,
  onTitle,
}: DatedSetupProps) {
  const { t } = useTranslation('dated');
  const possible = uses.filter((use) => fieldsFor(use, context).length > 0);
  const image = <Icon name={icon} size={28} />;
  if (possible.length === 0) {
    return (
      <EmptyState icon={image} title={t('setup.noDates')}>
        {t('setup.noDatesBody')}
      </EmptyState>
    );
  }
  const missing = hasDate ? 'chooseTitle' : title === null ? 'chooseBoth' : 'chooseDate';
  return (
    <EmptyState
      icon={image}
      title={t('setup.choose')}
      action={
        <div className={styles.choices}>
          {hasDate
            ? null
            : possible.map((use) => (
                <FieldSelect
                  key={use}
                  use={use}
                  context={context}
                  field={null}
                  required
                  onChange={(name) => {
                    if (name !== null) onDate(use, name);
                  }}
                />
              ))}
          {title === null ? <TitleSelect context={context} title={null} onChange={onTitle} /> : null}
        </div>
      }
    >
      {t(`setup.${missing}`)}
    </EmptyState>
  );
}
