import { useTranslation } from 'react-i18next';
import type { Extension } from '#app/entities/extensions/types.ts';
import styles from './extension.module.css';
import { ExtensionProblem } from './load-problem.ts';

export interface ErrorDetailsProps {
  extension: Extension;
  /** Address of its code. */
  file: string;
  error: unknown;
}

/** For whoever mends the extension: which one it is, and what went wrong in which line. */
export function ErrorDetails({ extension, file, error }: ErrorDetailsProps) {
  const { t } = useTranslation('extension');
  const lines = [[extension.id, extension.version].filter(Boolean).join(' '), file, wordsOf(error)];
  return (
    <details className={styles.details}>
      <summary>{t('details')}</summary>
      <pre dir="ltr" translate="no">
        {lines.filter(Boolean).join('\n')}
      </pre>
    </details>
  );
}

function wordsOf(error: unknown): string {
  // Our own stack says nothing about the extension.
  if (error instanceof ExtensionProblem) return error.message;
  if (!(error instanceof Error)) return String(error);
  const { stack = '' } = error;
  const name = String(error);
  // Only in Chromium does a stack begin with what happened.
  return stack.includes(name) ? stack : `${name}\n${stack}`.trim();
}
