import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/ui/Button.tsx';
import { ErrorBoundary } from '#app/components/ui/ErrorBoundary.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import { Spinner } from '#app/components/ui/Spinner.tsx';
import { extensionFolder, extensionUrl } from '#app/entities/extensions/rules.ts';
import type { Extension } from '#app/entities/extensions/types.ts';
import { translateStored } from '#app/i18n/translate.ts';
import { apiRoot } from '#app/lib/api.ts';
import { useProject } from '#app/session/project.tsx';
import { BrokenExtension } from './BrokenExtension.tsx';
import { ErrorDetails } from '#app/components/extension/ErrorDetails.tsx';
import styles from '#app/components/extension/extension.module.css';
import type { LoadedModule } from './module-code.ts';
import { useLinksOfOthers } from './use-links-of-others.ts';
import { useUncaughtError } from '#app/components/extension/use-uncaught-error.ts';

export interface RunningExtensionProps {
  extension: Extension;
  code: LoadedModule;
}

/** A module that was loaded. What it throws while it draws ends here; what it throws later is told above it. */
export function RunningExtension({ extension, code }: RunningExtensionProps) {
  const { exported: Component, styles: sheet } = code;
  const project = useProject();
  const [tries, setTries] = useState(0);
  const [isStyled, setStyled] = useState(sheet === null);
  return (
    <ErrorBoundary
      key={tries}
      renderFallback={(error) => (
        <BrokenExtension extension={extension} error={error} onRetry={() => setTries(tries + 1)} />
      )}
    >
      <div
        className={styles.stage}
        data-extension={extension.id}
        data-styled={isStyled}
        role="presentation"
        onClick={useLinksOfOthers()}
      >
        {sheet === null ? null : (
          <link
            rel="stylesheet"
            href={sheet.address}
            onLoad={() => setStyled(true)}
            onError={() => setStyled(true)}
          />
        )}
        <StrayError extension={extension} />
        <Suspense fallback={<Spinner />}>
          <Component project={project} id={extension.id} />
        </Suspense>
      </div>
    </ErrorBoundary>
  );
}

function StrayError({ extension }: { extension: Extension }) {
  const { t } = useTranslation('extension');
  const { t: shared } = useTranslation();
  const { stray, forget } = useUncaughtError(extensionFolder(extension, apiRoot));
  if (!stray) return null;
  return (
    <Notice
      tone="bad"
      className={styles.stray}
      title={t('strayTitle', { name: translateStored(extension.name) })}
    >
      <p>{t('strayBody')}</p>
      <Button className={styles.way} onClick={forget}>
        {shared('close')}
      </Button>
      <ErrorDetails
        extension={extension}
        file={extensionUrl(extension, 'module.js', apiRoot)}
        error={stray.error}
      />
    </Notice>
  );
}
