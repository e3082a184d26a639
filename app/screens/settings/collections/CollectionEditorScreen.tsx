import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ErrorView } from '#app/components/feedback/ErrorView.tsx';
import { LoadFailed } from '#app/components/feedback/LoadFailed.tsx';
import { Page } from '#app/components/shell/Page.tsx';
import { buttonClass } from '#app/components/ui/button-class.ts';
import { collectionQueries } from '#app/entities/collections/queries.ts';
import { collectionName, isSystem } from '#app/entities/collections/rules.ts';
import { fieldQueries } from '#app/entities/fields/queries.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { useKnownCollection } from '#app/session/use-known-collection.ts';
import { AdminOnly } from '#app/screens/settings/AdminOnly.tsx';
import { WaitingRows } from '#app/screens/settings/Waiting.tsx';
import { useCollectionCrumbs } from '#app/screens/settings/crumbs.ts';
import { AddressLink } from '#app/components/shell/AddressLink.tsx';
import { addresses } from '#app/session/addresses.ts';
import { useCollection } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import { CollectionEditor } from './CollectionEditor.tsx';

/** The set-up of one collection: its fields and its own settings. */
export function CollectionEditorScreen({ name }: { name: string }) {
  return (
    <AdminOnly name={name}>
      <Loader key={name} name={name} />
    </AdminOnly>
  );
}

function Loader({ name }: { name: string }) {
  const { t } = useTranslation('schema');
  const project = useProject();
  const locale = useLocale();
  const crumbs = useCollectionCrumbs();
  const collection = useCollection(name);
  // One that is deleted elsewhere stays on the screen with what was typed into it.
  const known = useKnownCollection(name);
  const settings = useQuery(collectionQueries.settings(project, name));
  const fields = useQuery(fieldQueries.list(project, name));
  const form = useQuery(fieldQueries.list(project, 'directus_collections'));
  if (!known || isSystem(name)) return <MissingCollection name={name} />;
  if (settings.data !== undefined && fields.data && form.data) {
    return (
      <CollectionEditor
        collection={known}
        isGone={!collection}
        fields={fields.data}
        settings={settings.data}
        formFields={form.data}
      />
    );
  }
  const title = collectionName(known, locale);
  const queries = [settings, fields, form];
  return (
    <Page title={title} heading={title} breadcrumbs={crumbs}>
      {queries.some(({ error }) => error) ? (
        <LoadFailed title={t('editor.failed')} queries={queries} />
      ) : (
        <WaitingRows />
      )}
    </Page>
  );
}

function MissingCollection({ name }: { name: string }) {
  const { t } = useTranslation('schema');
  const project = useProject();
  return (
    <Page title={t('missing.title')} heading={name} breadcrumbs={useCollectionCrumbs()}>
      <ErrorView
        title={t('missing.title')}
        actions={
          <AddressLink to={addresses.dataModel(project)} className={buttonClass({ variant: 'primary' })}>
            {t('missing.back')}
          </AddressLink>
        }
      >
        {t('missing.body')}
      </ErrorView>
    </Page>
  );
}
