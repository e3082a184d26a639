import { useTranslation } from 'react-i18next';
import { RadioGroup } from '#app/components/ui/RadioGroup.tsx';
import type { BatchMode } from '#app/entities/items/batch-edits.ts';
import styles from './item.module.css';

export interface BatchNoteProps {
  name: string;
  isActive: boolean;
  /** The items don't all hold the same. */
  differs: boolean;
  /** For lists: what becomes of their entries. */
  mode: BatchMode | null;
  /** The list is one of links: there is no replacing all of them. */
  isLinks: boolean;
  onMode: (name: string, mode: BatchMode) => void;
}

const modes = ['add', 'remove', 'replace'] as const;
const linkModes = ['add', 'remove'] as const;

/** What is to be known of a field of a batch before its value. */
export function BatchNote({ name, isActive, differs, mode, isLinks, onMode }: BatchNoteProps) {
  const { t } = useTranslation('batch');
  if (isActive && mode !== null) {
    return (
      <RadioGroup
        aria-label={t('mode.label')}
        orientation="horizontal"
        value={mode}
        onChange={(next) => onMode(name, modes.find((entry) => entry === next) ?? 'replace')}
        options={(isLinks ? linkModes : modes).map((value) => ({ value, label: t(`mode.${value}`) }))}
      />
    );
  }
  return differs && !isActive ? <p className={styles.differs}>{t('differs')}</p> : null;
}
