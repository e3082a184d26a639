import { type KeyboardEvent, type RefObject, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Glyph } from '#app/components/ui/Glyph.tsx';
import { Icon } from '#app/components/ui/Icon.tsx';
import { useInterfaceName } from '#app/i18n/interface-text.ts';
import type { InterfaceDefinition } from '#app/interfaces/define.ts';
import styles from './field-setup.module.css';
import { gridNeighbour } from './grid-neighbour.ts';
import type { InterfaceGroup } from './interface-groups.ts';
import { useTypeName } from './use-type-name.ts';

interface InterfaceTilesProps {
  ref: RefObject<HTMLDivElement | null>;
  groups: readonly InterfaceGroup<InterfaceDefinition>[];
  /** Id of the interface in force; undefined for none. */
  known: string | undefined;
  /** The tile that had the focus last: group and interface, since an interface may be in several groups. */
  active: string | null;
  onActive: (tile: string) => void;
  onPick: (id: string) => void;
}

/** The tiles of a list, in the order of the screen. */
export function tilesIn(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])];
}

/** Interfaces as tiles in groups; arrows go where they point to. */
export function InterfaceTiles({ ref, groups, known, active, onActive, onPick }: InterfaceTilesProps) {
  const { t } = useTranslation('field-setup');
  const nameOf = useInterfaceName();
  const typeName = useTypeName();
  const id = useId();
  const keys = groups.flatMap((group) => group.entries.map((entry) => `${group.id}/${entry.id}`));
  // One tile is in the way of the Tab key: where one was last, else the one in force, else the first.
  const chosenKey = keys.find((key) => key.endsWith(`/${known}`));
  const current = active !== null && keys.includes(active) ? active : (chosenKey ?? keys[0]);
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const tiles = tilesIn(ref.current);
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
  return (
    <div
      ref={ref}
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
                  onFocus={() => onActive(key)}
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
  );
}
