import { type CSSProperties, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '#app/components/feedback/LoadFailed.tsx';
import { HelpButton } from '#app/components/help/HelpButton.tsx';
import { Button } from '#app/components/ui/Button.tsx';
import { EmptyState } from '#app/components/ui/EmptyState.tsx';
import { Icon } from '#app/components/ui/Icon.tsx';
import { IconButton } from '#app/components/ui/IconButton.tsx';
import { Switch } from '#app/components/ui/Switch.tsx';
import { SearchField } from '#app/components/page/SearchField.tsx';
import { isSystem } from '#app/entities/collections/rules.ts';
import type { SavedRows } from '#app/entities/permissions/grid-values.ts';
import { columnToggle } from '#app/entities/permissions/grid-rules.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { Grid } from './Grid.tsx';
import { shownCollections } from './grid-view.ts';
import { LeftoverNotice } from './LeftoverNotice.tsx';
import styles from './permissions.module.css';
import { SimulatorDialog } from '#app/screens/settings/simulator/SimulatorDialog.tsx';
import { WaitingRows } from '#app/screens/settings/Waiting.tsx';
import type { PermissionEdits } from './use-permission-edits.ts';

/** What a role may do: one row for each collection and status, one cell for each deed. */
export function PermissionsPanel({ edits }: { edits: PermissionEdits }) {
  const { t } = useTranslation('permissions');
  return (
    <section className={styles.panel} aria-label={t('title')}>
      <h2 className={styles.title}>{t('title')}</h2>
      {edits.rows ? (
        <Permissions edits={edits} rows={edits.rows} />
      ) : edits.reading.error ? (
        <LoadFailed title={t('failed')} queries={[edits.reading]} />
      ) : (
        <div className={styles.waiting} style={{ '--rows': rowsOf(edits) } as CSSProperties}>
          <WaitingRows />
        </div>
      )}
    </section>
  );
}

/** Rows that the grid will have at first: one for each collection of the project's own, below the heads. */
const rowsOf = ({ collections }: PermissionEdits) =>
  1 + Object.keys(collections).filter((name) => !isSystem(name)).length;

function Permissions({ edits, rows }: { edits: PermissionEdits; rows: SavedRows }) {
  const { t } = useTranslation('permissions');
  const locale = useLocale();
  const [text, setText] = useState('');
  const [system, setSystem] = useState(false);
  const [isSimulated, setSimulated] = useState(false);
  const { collections } = edits;
  const shown = useMemo(
    () => shownCollections(collections, { system, text, locale }),
    [collections, system, text, locale],
  );
  const hasOwn = Object.keys(collections).some((name) => !isSystem(name));
  return (
    <>
      <LeftoverNotice edits={edits} />
      {edits.role === null ? <p className={styles.note}>{t('new')}</p> : null}
      <div className={styles.bar}>
        <SearchField className={styles.search} label={t('filter')} value={text} onChange={setText} />
        <Switch isSelected={system} onChange={setSystem}>
          {t('system')}
        </Switch>
        <output className={styles.count}>{t('count', { count: shown.length })}</output>
        <HelpButton topic="permissions" />
        <span className={styles.deeds}>
          <Button size="dense" icon={<Icon name="visibility" size={18} />} onClick={() => setSimulated(true)}>
            {t('simulate')}
          </Button>
          <IconButton label={t('undo')} aria-disabled={!edits.canUndo || undefined} onClick={edits.undo}>
            <Icon name="undo" />
          </IconButton>
          <IconButton label={t('redo')} aria-disabled={!edits.canRedo || undefined} onClick={edits.redo}>
            <Icon name="redo" />
          </IconButton>
        </span>
      </div>
      {shown.length > 0 ? (
        <>
          <Grid
            edits={edits}
            rows={rows}
            collections={shown}
            onToggleColumn={(column) =>
              edits.stage(columnToggle(column, Object.values(collections), rows, edits.staged.edits))
            }
          />
          <p className={styles.keys}>{t('keys')}</p>
        </>
      ) : hasOwn || system ? (
        <p className={styles.note}>{t('none')}</p>
      ) : (
        <EmptyState icon={<Icon name="box" size={28} />} title={t('noCollections')}>
          {t('noCollectionsBody')}
        </EmptyState>
      )}
      {isSimulated ? <SimulatorDialog edits={edits} onClose={() => setSimulated(false)} /> : null}
    </>
  );
}
