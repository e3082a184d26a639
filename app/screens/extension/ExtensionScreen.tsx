import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { mainId } from '#app/components/shell/frame.ts';
import { Page } from '#app/components/shell/Page.tsx';
import { Spinner } from '#app/components/ui/Spinner.tsx';
import type { Extension } from '#app/entities/extensions/types.ts';
import { translateStored } from '#app/i18n/translate.ts';
import { NotFoundPage } from '#app/components/page/NotFoundPage.tsx';
import { useModules } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import { BrokenExtension } from './BrokenExtension.tsx';
import styles from '#app/components/extension/extension.module.css';
import { moduleCode } from './module-code.ts';
import { RunningExtension } from './RunningExtension.tsx';

/** The page of a custom module. */
export function ExtensionScreen({ id }: { id: string }) {
  const extension = useModules().find((entry) => entry.id === id);
  return extension ? <ExtensionPage key={id} extension={extension} /> : <NotFoundPage />;
}

function ExtensionPage({ extension }: { extension: Extension }) {
  const { t } = useTranslation('extension');
  const project = useProject();
  const code = useQuery(moduleCode(project, extension));
  const name = translateStored(extension.name);
  const hadFocus = useRef(false);
  if (code.data)
    return (
      <KeptFocus key="running" was={hadFocus}>
        <RunningExtension extension={extension} code={code.data} />
      </KeptFocus>
    );
  if (code.error && !code.isFetching) {
    return (
      <KeptFocus key="broken" was={hadFocus}>
        <BrokenExtension extension={extension} error={code.error} onRetry={() => void code.refetch()} />
      </KeptFocus>
    );
  }
  return (
    <KeptFocus key="loading" was={hadFocus}>
      <Page title={name} heading={name}>
        <div className={styles.loading} role="status">
          <Spinner />
          {t('loading', { name })}
        </div>
      </Page>
    </KeptFocus>
  );
}

/** Each state has a page of its own: the focus on the heading, or on the button to try again, goes on to the next one's heading. */
function KeptFocus({ was, children }: { was: RefObject<boolean>; children: ReactNode }) {
  useLayoutEffect(() => {
    const heading = () => document.getElementById(mainId)?.querySelector<HTMLElement>('h1');
    if (was.current) heading()?.focus({ preventScroll: true });
    return () => {
      was.current = document.getElementById(mainId)?.contains(document.activeElement) === true;
    };
  }, [was]);
  return children;
}
