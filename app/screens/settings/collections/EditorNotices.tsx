import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/ui/Button.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import { collectionName } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { useManage } from './use-manage.ts';

interface EditorNoticesProps {
  collection: Collection;
  isGone: boolean;
  /** It is being deleted from here. */
  isSilent: boolean;
}

/** What has to be known before the collection is worked on. */
export function EditorNotices({ collection, isGone, isSilent }: EditorNoticesProps) {
  const { t } = useTranslation('schema');
  const name = collectionName(collection, useLocale());
  const { busy, onToggle } = useManage();
  return (
    <>
      {isGone && !isSilent ? (
        <Notice tone="bad" title={t('editor.gone')}>
          {t('editor.goneBody')}
        </Notice>
      ) : null}
      {collection.managed || isGone ? null : (
        <Notice
          tone="info"
          role="none"
          title={t('editor.unmanaged')}
          action={
            <Button
              size="dense"
              pending={busy.has(collection.collection)}
              aria-label={t('manage.startName', { name })}
              onClick={() => onToggle(collection, name)}
            >
              {t('manage.start')}
            </Button>
          }
        >
          {t('editor.unmanagedBody')}
        </Notice>
      )}
      <Notice tone="warn" role="none">
        {t('editor.atOnce')}
      </Notice>
    </>
  );
}
