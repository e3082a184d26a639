import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Glyph } from '#app/components/ui/Glyph.tsx';
import { addresses } from '#app/session/addresses.ts';
import styles from './ProjectPanel.module.css';

interface ProjectChoiceProps {
  project: string;
  name: string;
  isCurrent: boolean;
  /** It gave no answer. */
  isFailed: boolean;
  onChoose: () => void;
}

/** The way into a project. */
export function ProjectChoice({ project, name, isCurrent, isFailed, onChoose }: ProjectChoiceProps) {
  const { t } = useTranslation(['shell', 'app']);
  return (
    <Link {...addresses.project(project)} className={styles.choice} preload={false} onClick={onChoose}>
      <span className={styles.name} title={name.length > 30 ? name : undefined}>
        {name}
      </span>
      {isFailed ? <span className={styles.failed}>{t('projectSilent')}</span> : null}
      {isCurrent ? <Glyph name="check" size={16} /> : null}
    </Link>
  );
}
