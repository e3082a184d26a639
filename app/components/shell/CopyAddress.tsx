import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#app/components/ui/Icon.tsx';
import { IconButton } from '#app/components/ui/IconButton.tsx';
import { VisuallyHidden } from '#app/components/ui/VisuallyHidden.tsx';
import { copyText } from '#app/lib/clipboard.ts';
import styles from './ProjectPanel.module.css';

/** An address to read and to copy; where the browser refuses the clipboard it is selected instead. */
export function CopyAddress({ label, address }: { label: string; address: string }) {
  const { t } = useTranslation(['shell', 'app']);
  const text = useRef<HTMLElement>(null);
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    if (await copyText(address)) setCopied(true);
    else if (text.current) getSelection()?.selectAllChildren(text.current);
  };
  return (
    <div className={styles.address}>
      <code ref={text} className={styles.name} title={address}>
        {address}
      </code>
      <IconButton label={isCopied ? t('copied') : label} onClick={() => void copy()}>
        <Icon name={isCopied ? 'check' : 'content_copy'} size={18} />
      </IconButton>
      <VisuallyHidden>
        <span aria-live="polite">{isCopied ? t('copied') : ''}</span>
      </VisuallyHidden>
    </div>
  );
}
