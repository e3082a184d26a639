import { useTranslation } from 'react-i18next';
import { Checkbox } from '#app/components/ui/Checkbox.tsx';
import { StatusDot } from '#app/components/ui/StatusDot.tsx';
import { paletteColor } from '#app/components/ui/palette.ts';
import { statusesOf } from '#app/entities/collections/rules.ts';
import { translateStored } from '#app/i18n/translate.ts';
import { type ListDialogInput, TickAll } from './FieldsDialog.tsx';
import { ListDialog } from './ListDialog.tsx';
import styles from './permissions.module.css';
import { useTicks } from './use-ticks.ts';

/** Which statuses an item may be given. */
export function StatusesDialog({ row, values, name, edits, onClose }: ListDialogInput) {
  const { t } = useTranslation('permissions');
  const statuses = statusesOf(row.collection);
  const ticks = useTicks(
    'status_blacklist',
    statuses.map(({ value }) => value),
    values,
  );
  const apply = () =>
    edits.stage(
      row.cells.flatMap((cell, at) => {
        const before = values[at];
        const barred = before && ticks.listFor(before);
        return barred ? [{ cell, changes: { status_blacklist: barred } }] : [];
      }),
    );
  return (
    <ListDialog title={t('statuses.title', { name })} onApply={apply} onClose={onClose}>
      <p className={styles.note}>{t('statuses.body')}</p>
      <ul className={styles.tickList}>
        <li className={styles.tickHead}>
          <TickAll ticks={ticks} label={t('statuses.all')} word={t('statuses.all')} />
        </li>
        {statuses.map((status) => {
          const tick = ticks.of(status.value);
          return (
            <li key={status.value} data-status={status.value}>
              <Checkbox
                isSelected={tick === true}
                isIndeterminate={tick === 'mixed'}
                onChange={(isOn) => ticks.set(status.value, isOn)}
              >
                <StatusDot
                  color={paletteColor(status.background_color)}
                  label={translateStored(status.name)}
                />
              </Checkbox>
            </li>
          );
        })}
      </ul>
      {statuses.some(({ value }) => ticks.of(value) === 'mixed') ? (
        <p className={styles.note}>{t('statuses.mixed')}</p>
      ) : null}
    </ListDialog>
  );
}
