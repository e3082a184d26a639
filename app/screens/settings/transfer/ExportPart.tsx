import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { describeError } from '#app/components/shell/describe-error.ts';
import { Button } from '#app/components/ui/Button.tsx';
import { Checkbox } from '#app/components/ui/Checkbox.tsx';
import { Icon } from '#app/components/ui/Icon.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import { collectionQueries } from '#app/entities/collections/queries.ts';
import { toSchemaFile } from '#app/entities/collections/schema-file.ts';
import { accessQueries } from '#app/entities/collections/schema-writes.ts';
import { relationQueries } from '#app/entities/relations/queries.ts';
import { todayIn } from '#app/lib/dates.ts';
import { download } from '#app/lib/download.ts';
import { writeJson } from '#app/lib/json.ts';
import { useTimeZone } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import styles from './transfer.module.css';

/** Puts the data model as it is now into a file. */
export function ExportPart() {
  const { t } = useTranslation('schema-file');
  const project = useProject();
  const zone = useTimeZone();
  const client = useQueryClient();
  const [withAccess, setWithAccess] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  const handleExport = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const [collections, relations, access] = await Promise.all([
        client.fetchQuery({ ...collectionQueries.list(project), staleTime: 0 }),
        client.fetchQuery({ ...relationQueries.list(project), staleTime: 0 }),
        withAccess ? client.fetchQuery(accessQueries.all(project)) : null,
      ]);
      const text = writeJson(toSchemaFile({ collections, relations, access }), 2);
      download(
        new Blob([text, '\n'], { type: 'application/json' }),
        `${project}-schema-${todayIn(zone)}.json`,
      );
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className={styles.part} aria-labelledby="schema-export">
      <h2 id="schema-export" className={styles.heading}>
        {t('export')}
      </h2>
      <p>{t('exportBody')}</p>
      <Checkbox isSelected={withAccess} onChange={setWithAccess} description={t('accessHint')}>
        {t('withAccess')}
      </Checkbox>
      {failure === null ? null : (
        <Notice tone="bad" title={t('exportFailed')}>
          {describeError(failure)}
        </Notice>
      )}
      <Button
        icon={<Icon name="file_download" size={18} />}
        pending={isBusy}
        onClick={() => void handleExport()}
      >
        {t('export')}
      </Button>
    </section>
  );
}
