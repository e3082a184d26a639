import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '#app/components/shell/Page.tsx';
import { Icon } from '#app/components/ui/Icon.tsx';
import { lazyPart } from '#app/components/ui/lazy-part.tsx';
import { VisuallyHidden } from '#app/components/ui/VisuallyHidden.tsx';
import { isSystem } from '#app/entities/collections/rules.ts';
import { serverQueries } from '#app/entities/server/queries.ts';
import { settingQueries } from '#app/entities/settings/queries.ts';
import { useInterfaces } from '#app/interfaces/use-interfaces.ts';
import { appVersion } from '#app/lib/version.ts';
import { AddressLink } from '#app/components/shell/AddressLink.tsx';
import { helpAddress } from '#app/components/shell/module-links.ts';
import { type SettingsPage, settingsPages } from '#app/components/shell/settings-pages.ts';
import { type Address, addresses } from '#app/session/addresses.ts';
import { useCollections, useRelations } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import { AdminOnly } from './AdminOnly.tsx';
import styles from './settings.module.css';

const FirstSteps = lazyPart(() => import('#app/components/shell/FirstSteps.tsx'));

const issuesAddress = 'https://github.com/directus/v8-archive/issues';

/** What can be set up, with how much there is of each. */
export function SettingsScreen() {
  const { t } = useTranslation('settings');
  return (
    <AdminOnly name={t('title')}>
      <Page title={t('title')} heading={t('title')}>
        <Overview />
      </Page>
    </AdminOnly>
  );
}

function Overview() {
  const { t } = useTranslation('settings');
  const project = useProject();
  const own = Object.values(useCollections()).filter(({ collection }) => !isSystem(collection)).length;
  // As the diagram counts them.
  const related = useRelations().filter(
    ({ collection_many, collection_one }) => !isSystem(collection_many) && !isSystem(collection_one),
  ).length;
  const fields = useQuery(settingQueries.fields(project));
  const roles = useTotal('roles');
  const webhooks = useTotal('webhooks');
  const activity = useTotal('activity');
  const settings = fields.isError ? null : fields.data?.filter(({ type }) => type !== 'alias').length;
  const counts = {
    global: <Count of="settings" count={settings} />,
    collections: <Count of="collections" count={own} />,
    diagram: <Count of="relations" count={related} />,
    roles: <Count of="roles" count={roles} />,
    webhooks: <Count of="webhooks" count={webhooks} />,
    interfaces: <Count of="interfaces" count={useInterfaces().size} />,
  };
  return (
    <>
      <Group title={t('groups.project')}>
        <Pages group="project" counts={counts} />
      </Group>
      <Group title={t('groups.more')}>
        <Pages group="more" counts={counts} />
        <Card
          icon="notifications"
          name={t('cards.activity')}
          to={addresses.listing(project, 'directus_activity')}
        >
          <Count of="activity" count={activity} />
        </Card>
        <Card icon="info" name={t('cards.about')} href={helpAddress} />
        <Card icon="bug_report" name={t('cards.report')} href={issuesAddress} />
        <Card icon="how_to_vote" name={t('cards.request')} href={issuesAddress} />
      </Group>
      <Group title={t('groups.server')}>
        <Card icon="network_check" name={t('cards.connection')}>
          <Latency />
        </Card>
        <Card icon="storage" name={t('cards.details')} />
        <Card icon="update" name={t('cards.version')}>
          {appVersion}
        </Card>
      </Group>
      {/* Last, since it comes late: nothing below it can move. */}
      <Section title={t('groups.begin')}>
        <Suspense>
          <FirstSteps />
        </Suspense>
      </Section>
    </>
  );
}

/** The pages of a group, each with how much there is behind it. */
function Pages({
  group,
  counts,
}: {
  group: SettingsPage['group'];
  counts: Partial<Record<SettingsPage['name'], ReactNode>>;
}) {
  const { t } = useTranslation('settings');
  const project = useProject();
  return settingsPages
    .filter((page) => page.group === group)
    .map(({ name, icon, address }) => (
      <Card key={name} icon={icon} name={t(`cards.${name}`)} to={address(project)}>
        {counts[name]}
      </Card>
    ));
}

/** undefined while it is asked for, null when it could not be read. */
type Total = number | null | undefined;

function useTotal(resource: 'roles' | 'webhooks' | 'activity'): Total {
  const { data, isError } = useQuery(settingQueries.total(useProject(), resource));
  return isError ? null : data;
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.group} aria-label={title}>
      <h2 className={styles.groupTitle}>{title}</h2>
      {children}
    </section>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section title={title}>
      <ul className={styles.cards}>{children}</ul>
    </Section>
  );
}

interface CardProps {
  icon: string;
  name: string;
  /** Left out, like `href`, for what there is no page of yet. */
  to?: Address;
  /** An address elsewhere. */
  href?: string;
  children?: ReactNode;
}

function Card({ icon, name, to, href, children }: CardProps) {
  const { t } = useTranslation('settings');
  const fact = children ?? (to || href ? null : t('later'));
  const inside = (
    <>
      <span className={styles.icon}>
        <Icon name={icon} size={24} />
      </span>
      <span className={styles.name}>
        {name}
        {href ? (
          <>
            <Icon name="open_in_new" size={16} />
            <VisuallyHidden>{t('elsewhere')}</VisuallyHidden>
          </>
        ) : null}
      </span>
      {fact === null ? null : <span className={styles.fact}>{fact}</span>}
    </>
  );
  return (
    <li>
      {to ? (
        <AddressLink className={styles.card} to={to}>
          {inside}
        </AddressLink>
      ) : href ? (
        <a className={styles.card} href={href} target="_blank" rel="noreferrer">
          {inside}
        </a>
      ) : (
        <div className={styles.card} aria-disabled="true">
          {inside}
        </div>
      )}
    </li>
  );
}

type Counted = 'settings' | 'collections' | 'relations' | 'roles' | 'webhooks' | 'interfaces' | 'activity';

function Count({ of, count }: { of: Counted; count: Total }) {
  const { t } = useTranslation('settings');
  if (count === undefined) return <VisuallyHidden>{t('counting')}</VisuallyHidden>;
  if (count !== null) return t(`count.${of}`, { count });
  return (
    <>
      <span aria-hidden="true">{t('noCount')}</span>
      <VisuallyHidden>{t('noCountReason')}</VisuallyHidden>
    </>
  );
}

function Latency() {
  const { t } = useTranslation('settings');
  const { data: samples = [] } = useQuery(serverQueries.latency());
  const last = samples.at(-1);
  return last && last.latency >= 0 ? t('latency', { ms: last.latency }) : t('noCount');
}
