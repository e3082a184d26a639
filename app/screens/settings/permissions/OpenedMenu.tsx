import { type RefObject } from 'react';
import { lazyPart } from '#app/components/ui/lazy-part.tsx';
import { useTranslation } from 'react-i18next';
import type { MenuItem } from '#app/components/ui/MenuList.tsx';
import { type LevelKey, levels, type SavedRows } from '#app/entities/permissions/grid-values.ts';
import { valuesAt } from '#app/entities/permissions/grid-edits.ts';
import { shared } from '#app/entities/permissions/grid-lists.ts';
import { hasOwner, levelsFor, placeToggle, rowToggle } from '#app/entities/permissions/grid-rules.ts';
import { FieldsDialog } from './FieldsDialog.tsx';
import { rowName } from './GridRow.tsx';
import type { ViewRow } from './grid-view.ts';
import { LevelMark } from './LevelMark.tsx';
import { StatusesDialog } from './StatusesDialog.tsx';
import type { Opened } from './use-grid.ts';
import type { PermissionEdits } from './use-permission-edits.ts';

const MenuList = lazyPart(() => import('#app/components/ui/MenuList.tsx'));

interface OpenedProps {
  opened: Opened;
  edits: PermissionEdits;
  saved: SavedRows;
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** What a cell has opened: the choice of a level, what can be done with a row, or one of the dialogs. */
export function OpenedMenu({ opened, edits, saved, anchor, onClose }: OpenedProps) {
  const { t } = useTranslation('permissions');
  const { row } = opened;
  const values = row.cells.map((cell) => valuesAt(saved, edits.staged.edits, cell));
  const name = useFullName(row);
  const levelItems = useLevelItems(row);
  if (opened.what === 'fields') return <FieldsDialog {...{ row, values, name, edits, onClose }} />;
  if (opened.what === 'statuses') return <StatusesDialog {...{ row, values, name, edits, onClose }} />;
  const common = { triggerRef: anchor, placement: 'bottom start' as const, autoFocus: opened.from, onClose };
  if (opened.what === 'level') {
    const { column } = opened;
    return (
      <MenuList
        {...common}
        label={t('value', { column: t(`columns.${column}`), value: name })}
        items={levelItems(column, shared(values, column))}
        onAction={(level) => edits.stage(row.cells.map((cell) => ({ cell, changes: { [column]: level } })))}
      />
    );
  }
  return (
    <MenuList
      {...common}
      label={t('rowMore', { name })}
      items={[
        { id: 'on', label: t('allOn'), icon: <LevelMark level="full" size={18} /> },
        { id: 'off', label: t('allOff'), icon: <LevelMark level="none" size={18} /> },
      ]}
      onAction={(id) => {
        const way = id === 'on' ? 'on' : 'off';
        const [cell] = row.cells;
        edits.stage(
          row.kind === 'collection' || !cell
            ? rowToggle(way, row.collection, saved, edits.staged.edits)
            : placeToggle(way, cell),
        );
      }}
    />
  );
}

/** A row's name with the collection that it belongs to. */
function useFullName(row: ViewRow): string {
  const { t } = useTranslation('permissions');
  const own = rowName(row, t('onCreate'));
  return row.kind === 'collection' ? own : t('changes.of', { collection: row.parent, status: own });
}

/** The levels of a cell, those that make no sense here with the reason. */
function useLevelItems(row: ViewRow) {
  const { t } = useTranslation('permissions');
  return (column: LevelKey, now: string | undefined): MenuItem[] => {
    const usable = levelsFor(column, row.collection, row.cells.length > 1);
    const isOwned = column !== 'create' && column !== 'comment' && !hasOwner(row.collection);
    return (isOwned ? levels : usable).map((level) => {
      const isUsable = usable.includes(level);
      return {
        id: level,
        label: t(`levels.${level}`),
        icon: <LevelMark level={level} size={18} />,
        description: isUsable ? t(`about.${column}.${level}` as 'about.read.none') : t('noOwner'),
        ...(isUsable ? { shortcut: level.charAt(0).toUpperCase() } : {}),
        disabled: !isUsable,
        selected: now === level,
      };
    });
  };
}
