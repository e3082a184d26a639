import { type KeyboardEvent, useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#app/components/ui/EmptyState.tsx';
import { Icon } from '#app/components/ui/Icon.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import { SearchField } from '#app/components/page/SearchField.tsx';
import { useInterfaceName } from '#app/i18n/interface-text.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { useInterfaces } from '#app/interfaces/use-interfaces.ts';
import styles from './field-setup.module.css';
import { toGroups } from './interface-groups.ts';
import { InterfaceTiles, tilesIn } from './InterfaceTiles.tsx';

interface InterfaceTabProps {
  /** Id of the interface that the field has, as it is stored. */
  chosen: string | null;
  /** The interface that stands behind that id here; undefined for none. */
  known: string | undefined;
  error: string | undefined;
  onPick: (id: string) => void;
}

/** All interfaces as tiles, to be found by name, everyday words, id and type. */
export function InterfaceTab({ chosen, known, error, onPick }: InterfaceTabProps) {
  const { t } = useTranslation('field-setup');
  const interfaces = useInterfaces();
  const nameOf = useInterfaceName();
  const wordsOf = useInterfaceWords();
  const locale = useLocale();
  const list = useRef<HTMLDivElement>(null);
  const [search, setSearch] = useState('');
  // Outlives a search that finds nothing.
  const [active, setActive] = useState<string | null>(null);
  const groups = useMemo(
    () => toGroups(interfaces.values(), { nameOf, wordsOf }, search, locale),
    [interfaces, nameOf, wordsOf, search, locale],
  );
  const count = new Set(groups.flatMap((group) => group.entries)).size;

  const handleSearchKey = (event: KeyboardEvent<HTMLElement>) => {
    const [first] = tilesIn(list.current);
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
        <InterfaceTiles ref={list} {...{ groups, known, active, onPick }} onActive={setActive} />
      )}
    </div>
  );
}

/** Words that somebody may look for an interface by, in the user's language. */
function useInterfaceWords(): (id: string) => string {
  const { t, i18n } = useTranslation('interface-words');
  return useCallback((id: string) => (i18n.exists(`interface-words:${id}`) ? t(id as 'map') : ''), [t, i18n]);
}
