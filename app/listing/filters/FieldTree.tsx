import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#app/components/ui/Icon.tsx';
import { TextField } from '#app/components/ui/TextField.tsx';
import type { Collection } from '#app/entities/collections/types.ts';
import { fieldName } from '#app/entities/fields/rules.ts';
import { type FieldPath, type PathSchema, resolvePath } from '#app/entities/items/paths.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { canFilterBy, filterPaths, searchPaths } from './filter-rules.ts';
import { pathName } from './filter-text.ts';
import styles from './filters.module.css';

interface FieldTreeProps {
  schema: PathSchema;
  collection: Collection;
  /** The path in use. */
  value?: string;
  onChoose: (path: FieldPath) => void;
}

interface Row {
  path: FieldPath;
  level: number;
  /** null: there is nothing below it. */
  isOpen: boolean | null;
}

/**
 * The fields of a collection, and below each relation those of the related items, level by level. The focus stays in the
 * search box: arrows move and open, Enter chooses.
 */
export default function FieldTree({ schema, collection, value, onChoose }: FieldTreeProps) {
  const { t } = useTranslation('filter');
  const locale = useLocale();
  const id = useId();
  const [text, setText] = useState('');
  const [open, setOpen] = useState<ReadonlySet<string>>(() => parentsOf(schema, collection, value));
  const [active, setActive] = useState<string | null>(value ?? null);
  const rows = useMemo(() => {
    if (text.trim() !== '') {
      const nameOf = (path: FieldPath) => pathName(path, locale);
      const found = searchPaths(schema, collection, text, nameOf, (field) => fieldName(field, locale));
      return found.map((path): Row => ({ path, level: 1, isOpen: null }));
    }
    return rowsOf(schema, collection, open);
  }, [schema, collection, text, open, locale]);
  const at = Math.max(
    0,
    rows.findIndex(({ path }) => path.path === active),
  );
  const row = rows[at];
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // By hand: scrollIntoView would move the page as well.
    const box = list.current;
    const entry = box?.querySelector<HTMLElement>('[data-active]');
    if (!box || !entry) return;
    const end = entry.offsetTop + entry.offsetHeight - box.clientHeight;
    box.scrollTop = Math.max(Math.min(box.scrollTop, entry.offsetTop), end);
  }, [row]);

  const toggle = (path: string, isOpen: boolean) => {
    setOpen((now) => new Set(isOpen ? [...now, path] : [...now].filter((entry) => entry !== path)));
    setActive(path);
  };
  const choose = ({ path, isOpen }: Row) => {
    if (canFilterBy(path)) onChoose(path);
    else if (isOpen !== null) toggle(path.path, !isOpen);
  };
  const handleKey = (event: KeyboardEvent) => {
    const action = row && keyAction(event, rows, at, text !== '');
    if (!action) return;
    event.preventDefault();
    if (action === 'choose') choose(row);
    else if ('to' in action) setActive(rows[action.to]?.path.path ?? null);
    else toggle(row.path.path, action.isOpen);
  };
  const rowId = (path: string) => `${id}-${path}`;
  return (
    <div className={styles.tree}>
      <TextField
        type="search"
        role="combobox"
        size="dense"
        hideLabel
        label={t('searchFields')}
        placeholder={t('searchFields')}
        description={t('open')}
        aria-expanded
        aria-haspopup="tree"
        aria-controls={id}
        aria-activedescendant={row ? rowId(row.path.path) : undefined}
        autoComplete="off"
        autoFocus
        value={text}
        onChange={(next) => {
          setText(next);
          // What was led to before is not what is searched for now.
          setActive(next.trim() === '' ? (value ?? null) : null);
        }}
        onKeyDown={handleKey}
        leading={<Icon name="search" size={18} />}
      />
      <div ref={list} role="tree" id={id} aria-label={t('fields')} className={styles.paths}>
        {rows.map((entry) => (
          <PathRow
            key={entry.path.path}
            id={rowId(entry.path.path)}
            row={entry}
            name={text.trim() === '' ? fieldName(entry.path.field, locale) : pathName(entry.path, locale)}
            isActive={entry === row}
            isChosen={entry.path.path === value}
            onChoose={() => choose(entry)}
            onToggle={(isOpen) => toggle(entry.path.path, isOpen)}
          />
        ))}
      </div>
      {rows.length === 0 ? <p className={styles.none}>{t('noField')}</p> : null}
    </div>
  );
}

type KeyAction = 'choose' | { to: number } | { isOpen: boolean };

/** What a key does at a row; null for keys that do nothing. While there is a text, the arrows to the sides are for it. */
function keyAction(
  { key }: KeyboardEvent,
  rows: readonly Row[],
  at: number,
  hasText: boolean,
): KeyAction | null {
  const row = rows[at];
  if (!row) return null;
  const to = (place: number) => ({ to: Math.min(Math.max(place, 0), rows.length - 1) });
  if (key === 'ArrowDown') return to(at + 1);
  if (key === 'ArrowUp') return to(at - 1);
  if (key === 'Enter') return 'choose';
  if (hasText || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return null;
  const isForward = (key === 'ArrowRight') === (document.documentElement.dir !== 'rtl');
  if (isForward) return row.isOpen === null ? null : row.isOpen ? to(at + 1) : { isOpen: true };
  if (row.isOpen) return { isOpen: false };
  return to(rows.findLastIndex((entry, place) => place < at && entry.level < row.level));
}

interface PathRowProps {
  id: string;
  row: Row;
  name: string;
  isActive: boolean;
  isChosen: boolean;
  onChoose: () => void;
  onToggle: (isOpen: boolean) => void;
}

function PathRow({ id, row, name, isActive, isChosen, onChoose, onToggle }: PathRowProps) {
  const { isOpen, level } = row;
  return (
    // The keys are the search box's, which keeps the focus and names the row.
    <div
      id={id}
      role="treeitem"
      tabIndex={-1}
      aria-label={name}
      aria-level={level}
      aria-expanded={isOpen ?? undefined}
      aria-selected={isChosen}
      data-active={isActive || undefined}
      className={styles.path}
      style={{ paddingInlineStart: `calc(${level - 1} * var(--space-4))` }}
      // The focus stays where the keys are read.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onChoose();
      }}
    >
      <span
        className={styles.twist}
        aria-hidden
        onClick={(event) => {
          if (isOpen === null) return;
          event.stopPropagation();
          onToggle(!isOpen);
        }}
      >
        {isOpen === null ? null : <Icon name={isOpen ? 'expand_more' : 'chevron_right'} size={18} />}
      </span>
      <span className={styles.pathName}>{name}</span>
    </div>
  );
}

function rowsOf(schema: PathSchema, collection: Collection, open: ReadonlySet<string>): Row[] {
  const below = (from: FieldPath | undefined, level: number): Row[] =>
    filterPaths(schema, collection, from).flatMap((path) => {
      const hasMore = filterPaths(schema, collection, path).length > 0;
      const isOpen = hasMore ? open.has(path.path) : null;
      const row = { path, level, isOpen };
      return isOpen ? [row, ...below(path, level + 1)] : [row];
    });
  return below(undefined, 1);
}

/** The paths that have to be open for one to be in sight. */
function parentsOf(schema: PathSchema, collection: Collection, path: string | undefined): Set<string> {
  const names = path?.split('.') ?? [];
  const all = names.slice(0, -1).map((_, index) => names.slice(0, index + 1).join('.'));
  return new Set(all.filter((entry) => resolvePath(schema, collection, entry) !== null));
}
