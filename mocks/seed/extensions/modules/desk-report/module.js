// How many articles there are in each status. An example of an extension: docs/extensions.md explains it line by line.
import { useQueries, useQuery } from '@tanstack/react-query';
import {
  Button,
  EmptyState,
  Icon,
  Notice,
  Page,
  Spinner,
  addTexts,
  call,
  useLocale,
  useNavigate,
} from 'lectern';
import { createElement as h } from 'react';
import { useTranslation } from 'react-i18next';

const texts = addTexts('desk-report', {
  'en-US': {
    title: 'Desk report',
    intro: 'Articles by status, as far as you may read them.',
    status: 'Status',
    articles: 'Articles',
    total_one: '{{count, number}} article',
    total_other: '{{count, number}} articles',
    open: 'Open the articles',
    counting: 'Counting…',
    missingTitle: 'No articles here',
    missing: 'This project has no collection “articles” with a status that you may read.',
  },
  'de-DE': {
    title: 'Redaktionsstand',
    intro: 'Artikel nach Status, soweit Sie sie lesen dürfen.',
    status: 'Status',
    articles: 'Artikel',
    total_one: '{{count, number}} Artikel',
    total_other: '{{count, number}} Artikel',
    open: 'Artikel öffnen',
    counting: 'Es wird gezählt …',
    missingTitle: 'Keine Artikel',
    missing: 'Dieses Projekt hat keine Sammlung „articles“ mit einem Status, die Sie lesen dürfen.',
  },
});

/** The statuses in their order. A project without such a collection or field has none. */
const statusesOf = (project) => ({
  queryKey: [project, 'desk-report', 'statuses'],
  queryFn: async ({ signal }) => {
    const { data } = await call(project, 'fields/articles/status', { signal });
    const mapping = data.options?.status_mapping ?? {};
    const entries = Object.entries(typeof mapping === 'string' ? JSON.parse(mapping) : mapping);
    return entries.map(([value, { name }]) => ({ value, name: name ?? value }));
  },
});

/** Counting leaves the rows on the server: one is asked for, since the API counts nothing with a limit of 0. */
const countOf = (project, status) => ({
  queryKey: [project, 'items', 'articles', 'desk-report', status],
  queryFn: async ({ signal }) => {
    const { meta } = await call(project, 'items/articles', {
      signal,
      params: { fields: 'id', limit: 1, meta: 'filter_count', status, filter: { status: { eq: status } } },
    });
    return Number(meta.filter_count);
  },
});

export default function DeskReport({ project }) {
  const { t } = useTranslation(texts);
  const navigate = useNavigate();
  const statuses = useQuery(statusesOf(project));
  const openArticles = () => navigate(`/${encodeURIComponent(project)}/collections/articles`);
  return h(
    Page,
    {
      title: t('title'),
      heading: t('title'),
      actions: statuses.data ? h(Button, { onClick: openArticles }, t('open')) : null,
    },
    statuses.isPending ? h(Spinner, { label: t('counting') }) : null,
    statuses.isError
      ? h(
          EmptyState,
          { icon: h(Icon, { name: 'insights', size: 28 }), title: t('missingTitle') },
          t('missing'),
        )
      : null,
    statuses.data ? h(Counts, { project, statuses: statuses.data }) : null,
  );
}

/** @param {{ project: string, statuses: { value: string, name: string }[] }} props */
function Counts({ project, statuses }) {
  const { t } = useTranslation(texts);
  const locale = useLocale();
  const counts = useQueries({ queries: statuses.map(({ value }) => countOf(project, value)) });
  const failed = counts.find(({ error }) => error);
  if (failed) return h(Notice, { tone: 'bad' }, failed.error.message);
  const total = counts.reduce((sum, { data = 0 }) => sum + data, 0);
  const numbers = new Intl.NumberFormat(locale);
  return h(
    'div',
    { className: 'desk-report' },
    h('p', null, t('intro')),
    h(
      'table',
      null,
      h(
        'thead',
        null,
        h('tr', null, h('th', { scope: 'col' }, t('status')), h('th', { scope: 'col' }, t('articles'))),
      ),
      h(
        'tbody',
        null,
        statuses.map(({ value, name }, index) => {
          const { data } = counts[index];
          return h(
            'tr',
            { key: value },
            h('th', { scope: 'row' }, name),
            h(
              'td',
              null,
              data === undefined ? '…' : numbers.format(data),
              h('meter', { 'aria-hidden': true, max: Math.max(total, 1), value: data ?? 0 }),
            ),
          );
        }),
      ),
    ),
    h(
      'p',
      { role: 'status' },
      counts.some(({ isPending }) => isPending) ? t('counting') : t('total', { count: total }),
    ),
  );
}
