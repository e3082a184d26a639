import { useRef, useState } from 'react';
import { Button } from '#app/components/ui/Button.tsx';
import styles from '#app/components/ui/CopyText.module.css';
import { VisuallyHidden } from '#app/components/ui/VisuallyHidden.tsx';
import { copyText } from '#app/lib/clipboard.ts';

export interface CopyTextProps {
  /** Stands above. */
  label: string;
  /** What is copied. */
  text: string;
  /** How it is shown, when that is not how it is copied. */
  shown?: string;
  copyLabel: string;
  copiedLabel: string;
}

/** A key or a password to take along: shown, and copied by a button. */
export function CopyText({ label, text, shown = text, copyLabel, copiedLabel }: CopyTextProps) {
  const [isCopied, setCopied] = useState(false);
  const code = useRef<HTMLElement>(null);
  const copy = async () => {
    if (await copyText(text)) setCopied(true);
    // Selected, it is one key press away.
    else if (code.current) getSelection()?.selectAllChildren(code.current);
  };
  return (
    <div className={styles.copy}>
      <span className={styles.label}>{label}</span>
      <span className={styles.row}>
        <code ref={code} className={styles.text}>
          {shown}
        </code>
        <Button size="dense" onClick={() => void copy()}>
          {isCopied ? copiedLabel : copyLabel}
        </Button>
      </span>
      <VisuallyHidden role="status">{isCopied ? copiedLabel : ''}</VisuallyHidden>
    </div>
  );
}
