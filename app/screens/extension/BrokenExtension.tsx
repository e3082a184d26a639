import { useTranslation } from 'react-i18next';
import { Page } from '#app/components/shell/Page.tsx';
import { Button } from '#app/components/ui/Button.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import { extensionUrl } from '#app/entities/extensions/rules.ts';
import type { Extension } from '#app/entities/extensions/types.ts';
import { translateStored } from '#app/i18n/translate.ts';
import { apiRoot } from '#app/lib/api.ts';
import { ErrorDetails } from '#app/components/extension/ErrorDetails.tsx';
import styles from '#app/components/extension/extension.module.css';
import { useProblemText } from '#app/components/extension/use-problem-text.ts';

export interface BrokenExtensionProps {
  extension: Extension;
  /** An ExtensionProblem when it did not load; anything else is what it threw while it was shown. */
  error: unknown;
  onRetry: () => void;
}

/** Stands in for a module that did not load or that broke down. */
export function BrokenExtension({ extension, error, onRetry }: BrokenExtensionProps) {
  const { t } = useTranslation('extension');
  const { t: shared } = useTranslation();
  const name = translateStored(extension.name);
  return (
    <Page title={name} heading={name}>
      <Notice tone="bad" className={styles.notice} title={t('brokenTitle', { name })}>
        <p>{useProblemText(error)}</p>
        <p>{t('brokenRest')}</p>
        <Button className={styles.way} onClick={onRetry}>
          {shared('retry')}
        </Button>
        <ErrorDetails
          extension={extension}
          file={extensionUrl(extension, 'module.js', apiRoot)}
          error={error}
        />
      </Notice>
    </Page>
  );
}
