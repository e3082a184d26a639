import { useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Notice } from '#app/components/ui/Notice.tsx';
import { userQueries } from '#app/entities/users/queries.ts';
import { userName } from '#app/entities/users/rules.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { useCurrentUser } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';

/** Tells when somebody else has this item open, and goes when they leave. A role that may not see users is told nothing. */
export function OthersNotice() {
  const { t } = useTranslation('item');
  const project = useProject();
  const locale = useLocale();
  const self = useCurrentUser();
  const page = useRouterState({ select: (state) => state.location.pathname });
  const { data: others = [] } = useQuery(userQueries.onPage(project, page, self.id));
  if (others.length === 0) return null;
  const names = new Intl.ListFormat(locale).format(others.map(userName));
  return (
    <Notice tone="warn" role="status" title={t('others.title', { count: others.length, names })}>
      {t('others.body')}
    </Notice>
  );
}
