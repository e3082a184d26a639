import { useRouter } from '@tanstack/react-router';
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { Icon } from '#app/components/ui/Icon.tsx';
import { VisuallyHidden } from '#app/components/ui/VisuallyHidden.tsx';
import { hrefOf } from '#app/session/addresses.ts';
import { useCurrentUser } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import { keepFocus } from '#app/components/ui/keep-focus.ts';
import styles from './command.module.css';
import type { Command } from './commands.ts';
import { CommandOption } from './CommandOption.tsx';
import { isMod, modKey } from './platform.ts';
import { rememberCommand } from './recent.ts';
import { useCommands } from './use-commands.ts';

/** A search over everything that one can go to or do. Mounted is open; the focus returns where it came from. */
export function CommandMenu({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('command');
  return (
    <ModalOverlay
      className={styles.veil}
      isOpen
      isDismissable
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Modal className={styles.box}>
        <Dialog ref={keepFocus} className={styles.dialog} aria-label={t('title')}>
          <CommandSearch onClose={onClose} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function CommandSearch({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('command');
  const [text, setText] = useState('');
  const [place, setPlace] = useState(0);
  const id = useId();
  const { commands } = useCommands(text);
  const runCommand = useRunCommand(onClose);
  const active = Math.min(place, commands.length - 1);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active, text]);

  const handleKey = (event: KeyboardEvent) => {
    const command = commands[active];
    const to = placeAfter(event.key, active, commands.length);
    if (to !== null) setPlace(to);
    else if (event.key === 'Enter' && command) runCommand(command, isMod(event));
    else return;
    event.preventDefault();
  };
  return (
    <>
      <div className={styles.search}>
        <Icon name="search" />
        <input
          className={styles.input}
          role="combobox"
          aria-label={t('title')}
          aria-expanded
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={commands.length > 0 ? `${id}-${active}` : undefined}
          autoFocus
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={200}
          placeholder={t('placeholder')}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setPlace(0);
          }}
          onKeyDown={handleKey}
        />
        <kbd className={styles.esc}>{t('keys.esc')}</kbd>
      </div>
      <div ref={list} id={`${id}-list`} className={styles.list} role="listbox" aria-label={t('title')}>
        {commands.map((command, index) => (
          <CommandOption
            key={command.id}
            id={`${id}-${index}`}
            command={command}
            isActive={index === active}
            onPoint={() => setPlace(index)}
            onRun={(event: MouseEvent) => runCommand(command, isMod(event))}
          />
        ))}
      </div>
      {commands.length === 0 ? <p className={styles.none}>{t('none', { text: text.trim() })}</p> : null}
      <VisuallyHidden role="status">{t('count', { count: commands.length })}</VisuallyHidden>
      <p className={styles.foot} aria-hidden="true">
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> {t('hints.choose')}
        </span>
        <span>
          <kbd>{t('keys.enter')}</kbd> {t('hints.go')}
        </span>
        <span>
          <kbd>{modKey(t('keys.enter'))}</kbd> {t('hints.newTab')}
        </span>
      </p>
    </>
  );
}

function placeAfter(key: string, from: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return (from + 1) % count;
  if (key === 'ArrowUp') return (from + count - 1) % count;
  if (key === 'PageDown') return Math.min(from + 8, count - 1);
  if (key === 'PageUp') return Math.max(from - 8, 0);
  return null;
}

/** Closes the menu, then does what was chosen: what comes up next must find the focus where it was before. */
function useRunCommand(onClose: () => void): (command: Command, inNewTab: boolean) => void {
  const project = useProject();
  const { id: user } = useCurrentUser();
  const router = useRouter();
  return ({ id, target, isPassing }, inNewTab) => {
    if (!isPassing) rememberCommand(project, user, id);
    onClose();
    if ('run' in target) setTimeout(target.run);
    else if ('url' in target) window.open(target.url, '_blank', 'noopener,noreferrer');
    else if (inNewTab) window.open(hrefOf(router, target.to), '_blank', 'noopener');
    else void router.navigate(target.to);
  };
}
