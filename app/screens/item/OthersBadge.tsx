import { useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Badge } from '#app/components/ui/Badge.tsx';
import { userQueries } from '#app/entities/users/queries.ts';
import { userName } from '#app/entities/users/rules.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { useCurrentUser } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import styles from './item.module.css';

/** Tells when somebody else has this item open, and goes when they leave. A role that may not see users is told nothing. */
export function OthersBadge() {
  const { t } = useTranslation('item');
  const project = useProject();
  const locale = useLocale();
  const self = useCurrentUser();
  const page = useRouterState({ select: (state) => state.location.pathname });
  const { data: others = [] } = useQuery(userQueries.onPage(project, page, self.id));
  const names = new Intl.ListFormat(locale).format(others.map(userName));
  // In the header, where it moves nothing when it comes and goes.
  return (
    <span role="status" className={styles['others']} title={t('others.body')}>
      {others.length > 0 ? (
        <Badge tone="warn">{t('others.title', { count: others.length, names })}</Badge>
      ) : null}
    </span>
  );
}
