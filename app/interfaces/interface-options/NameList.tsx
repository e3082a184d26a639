import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#app/components/ui/Icon.tsx';
import { IconButton } from '#app/components/ui/IconButton.tsx';
import { movedBy } from './option-lists.ts';
import styles from './option-picker.module.css';

interface NameListProps {
  label: string;
  names: readonly string[];
  /** What a name stands for; the name itself for one that is not known. */
  wordsOf: (name: string) => string;
  iconOf?: (name: string) => ReactNode;
  onChange: (names: string[]) => void;
}

/** Names in their order, which buttons change. */
export function NameList({ label, names, wordsOf, iconOf, onChange }: NameListProps) {
  const { t } = useTranslation('option-pickers');
  if (names.length === 0) return null;
  return (
    <ol className={styles.names} aria-label={label}>
      {names.map((name, at) => {
        const words = wordsOf(name);
        return (
          <li key={name} className={styles.name}>
            {iconOf?.(name)}
            <span className={styles.words}>{words}</span>
            <IconButton
              label={t('up', { name: words })}
              disabled={at === 0}
              onClick={() => onChange(movedBy(names, at, -1))}
            >
              <Icon name="arrow_upward" size={16} />
            </IconButton>
            <IconButton
              label={t('down', { name: words })}
              disabled={at === names.length - 1}
              onClick={() => onChange(movedBy(names, at, 1))}
            >
              <Icon name="arrow_downward" size={16} />
            </IconButton>
            <IconButton
              label={t('remove', { name: words })}
              onClick={() => onChange(names.filter((other) => other !== name))}
            >
              <Icon name="close" size={16} />
            </IconButton>
          </li>
        );
      })}
    </ol>
  );
}
