import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#app/components/ui/EmptyState.tsx';
import { Glyph } from '#app/components/ui/Glyph.tsx';
import { Icon } from '#app/components/ui/Icon.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import { SearchField } from '#app/components/page/SearchField.tsx';
import { useInterfaceName } from '#app/i18n/interface-text.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { interfaces } from '#app/interfaces/registry.ts';
import styles from './field-setup.module.css';
import { gridNeighbour } from './grid-neighbour.ts';
import { toGroups } from './interface-groups.ts';
import { useTypeName } from './use-type-name.ts';

interface InterfaceTabProps {
  /** Id of the interface that the field has, as it is stored. */
  chosen: string | null;
  /** The interface that stands behind that id here; undefined for none. */
  known: string | undefined;
  error: string | undefined;
  onPick: (id: string) => void;
}

/** All interfaces as tiles, to be found by name, id and type. */
export function InterfaceTab({ chosen, known, error, onPick }: InterfaceTabProps) {
  const { t } = useTranslation('field-setup');
  const nameOf = useInterfaceName();
  const typeName = useTypeName();
  const locale = useLocale();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [search, setSearch] = useState('');
  const [active, setActive] = useState<string | null>(null);
  const groups = useMemo(
    () => toGroups(interfaces.values(), nameOf, search, locale),
    [nameOf, search, locale],
  );
  const keys = groups.flatMap((group) => group.entries.map((entry) => `${group.id}/${entry.id}`));
  // One tile is in the way of the Tab key: where one was last, else the one in force, else the first.
  const chosenKey = keys.find((key) => key.endsWith(`/${known}`));
  const current = active !== null && keys.includes(active) ? active : (chosenKey ?? keys[0]);
  const count = new Set(groups.flatMap((group) => group.entries)).size;

  const options = () => [...(list.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])];
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const tiles = options();
    const from = tiles.indexOf(event.target as HTMLElement);
    const picked = event.currentTarget.contains(event.target as Node) ? tiles[from] : undefined;
    if (!picked || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onPick(String(picked.dataset['interface']));
      return;
    }
    const isRtl = getComputedStyle(picked).direction === 'rtl';
    const to = gridNeighbour(
      event.key,
      from,
      tiles.map((tile) => tile.getBoundingClientRect()),
      isRtl,
    );
    if (to === null) return;
    event.preventDefault();
    tiles[to]?.focus();
  };
  const handleSearchKey = (event: KeyboardEvent<HTMLElement>) => {
    const [first] = options();
    if (!first || (event.key !== 'ArrowDown' && event.key !== 'Enter')) return;
    if (event.key === 'Enter' && (search.trim() === '' || event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (event.key === 'Enter') onPick(String(first.dataset['interface']));
    else first.focus();
  };

  return (
    <div className={styles.part}>
      {chosen !== null && known === undefined ? (
        <Notice tone="warn" role="none">
          {t('interface.unknown', { id: chosen })}
        </Notice>
      ) : null}
      <div className={styles.searchLine}>
        <SearchField
          className={styles.search}
          label={t('interface.filter')}
          value={search}
          onChange={setSearch}
          onKeyDown={handleSearchKey}
          error={error}
          data-first=""
          autoFocus
        />
        <span role="status" className={styles.count}>
          {t('interface.count', { count })}
        </span>
      </div>
      {groups.length === 0 ? (
        <EmptyState
          icon={<Icon name="search" size={28} />}
          title={t('interface.none', { text: search.trim() })}
        />
      ) : (
        <div
          ref={list}
          role="listbox"
          tabIndex={-1}
          aria-label={t('interface.list')}
          className={styles.groups}
          onKeyDown={handleKey}
          onClick={({ target }) => {
            const tile = (target as Element).closest<HTMLElement>('[role="option"]');
            if (tile) onPick(String(tile.dataset['interface']));
          }}
        >
          {groups.map((group) => (
            <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`}>
              <div id={`${id}-${group.id}`} role="presentation" className={styles.groupName}>
                {t(`interface.groups.${group.id}`)}
              </div>
              <div role="presentation" className={styles.tiles}>
                {group.entries.map((entry) => {
                  const key = `${group.id}/${entry.id}`;
                  const isChosen = entry.id === known;
                  return (
                    <div
                      key={key}
                      role="option"
                      aria-selected={isChosen}
                      tabIndex={key === current ? 0 : -1}
                      data-interface={entry.id}
                      className={styles.tile}
                      onFocus={() => setActive(key)}
                    >
                      <Icon name={entry.icon} size={24} />
                      <span className={styles.tileName}>{nameOf(entry.id)}</span>
                      <span className={styles.tileType}>{typeName(entry.types[0])}</span>
                      {isChosen ? (
                        <span className={styles.tileMark}>
                          <Glyph name="check" size={16} />
                        </span>
                      ) : null}
                    </div>
                  );
                })}
              </div>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
