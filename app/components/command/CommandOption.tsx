import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#app/components/ui/Icon.tsx';
import styles from './command.module.css';
import type { Command } from './commands.ts';

export interface CommandOptionProps {
  id: string;
  command: Command;
  isActive: boolean;
  /** The pointer moved over it. */
  onPoint: () => void;
  onRun: (event: MouseEvent) => void;
}

/** One line of the menu. The focus stays in the search box, which names the active line. */
export function CommandOption({ id, command, isActive, onPoint, onRun }: CommandOptionProps) {
  const { t } = useTranslation('command');
  const { label, hint, icon, kind, shortcut, target } = command;
  return (
    <button
      id={id}
      type="button"
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={styles.option}
      data-active={isActive || undefined}
      onPointerMove={isActive ? undefined : onPoint}
      // The focus is not to leave the search box.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onRun}
      onAuxClick={(event) => {
        if (event.button === 1) onRun(event);
      }}
    >
      <Icon name={icon} />
      <span className={styles.name}>{label}</span>
      {hint ? <span className={styles.hint}>{hint}</span> : null}
      {shortcut ? <kbd>{shortcut}</kbd> : null}
      {'url' in target ? <Icon name="open_in_new" size={16} /> : null}
      <span className={styles.kind}>{t(`kind.${kind}`)}</span>
    </button>
  );
}
