import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '#app/components/feedback/toasts.ts';
import { describeError } from '#app/components/shell/describe-error.ts';
import { Badge } from '#app/components/ui/Badge.tsx';
import { Button } from '#app/components/ui/Button.tsx';
import { Icon } from '#app/components/ui/Icon.tsx';
import { Skeleton } from '#app/components/ui/Skeleton.tsx';
import { isAdmin } from '#app/entities/users/rules.ts';
import { webhookMutations } from '#app/entities/webhooks/mutations.ts';
import { webhookQueries } from '#app/entities/webhooks/queries.ts';
import type { WebhookCall } from '#app/entities/webhooks/types.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { ApiError } from '#app/lib/api.ts';
import { formatInstant } from '#app/lib/dates.ts';
import { useCurrentUser } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import styles from './webhooks.module.css';

/** How many are shown at first. */
const few = 5;

/** The server has no such route. */
function isUnknown(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 405);
}

/** What became of the last calls of a webhook, and one to try it out. For administrators, as the server has it. */
export function WebhookCalls({ id }: { id: string }) {
  return isAdmin(useCurrentUser()) && id !== '' ? <Calls id={id} /> : null;
}

function Calls({ id }: { id: string }) {
  const { t } = useTranslation('webhooks');
  const project = useProject();
  const calls = useQuery({
    ...webhookQueries.calls(project, id),
    refetchInterval: ({ state }) => (state.data ? 15_000 : false),
  });
  const test = useMutation(webhookMutations.test(project, id));
  const isServed = calls.data !== undefined && !isUnknown(calls.error);

  const sendTest = () =>
    test.mutate(undefined, {
      onSuccess: ({ status, problem }) =>
        notify({
          tone: status !== null && status < 400 ? 'good' : 'warn',
          title: status === null ? t('testedSilent') : t('tested', { status }),
          ...(problem === null ? {} : { details: problem }),
        }),
      onError: (error) => notify({ tone: 'bad', title: t('testFailed'), details: describeError(error) }),
    });
  return (
    <section className={styles.calls} aria-label={t('title')}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('title')}</h2>
        {isServed ? (
          <Button
            size="dense"
            icon={<Icon name="send" size={18} />}
            pending={test.isPending}
            onClick={sendTest}
          >
            {t('test')}
          </Button>
        ) : null}
      </div>
      {isServed ? (
        <>
          <CallTable calls={calls.data} />
          <p className={styles.note}>{t('testNote')}</p>
        </>
      ) : isUnknown(calls.error) ? (
        <p className={styles.note}>{t('unknown')}</p>
      ) : calls.error ? (
        <p className={styles.note}>
          {t('failed')}: {describeError(calls.error)}{' '}
          <Button size="dense" pending={calls.isFetching} onClick={() => void calls.refetch()}>
            {t('retry')}
          </Button>
        </p>
      ) : (
        <Skeleton height={32} />
      )}
    </section>
  );
}

function CallTable({ calls }: { calls: readonly WebhookCall[] }) {
  const { t } = useTranslation('webhooks');
  const locale = useLocale();
  const { timezone } = useCurrentUser();
  const [isAll, setAll] = useState(false);
  if (calls.length === 0) return <p className={styles.note}>{t('none')}</p>;
  const shown = isAll ? calls : calls.slice(0, few);
  return (
    <>
      <table className={styles.table} aria-label={t('table')}>
        <thead>
          <tr>
            <th scope="col">{t('when')}</th>
            <th scope="col">{t('event')}</th>
            <th scope="col">{t('answer')}</th>
            <th scope="col" className={styles.took}>
              {t('took')}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((call, at) => (
            <tr key={`${call.at} ${call.event} ${call.item} ${call.attempt} ${calls.length - at}`}>
              <td>{call.at === null ? null : formatInstant(Date.parse(call.at), locale, timezone)}</td>
              <td>
                <EventText call={call} />
              </td>
              <td>
                <Answer call={call} />
              </td>
              <td className={styles.took}>{t('ms', { ms: call.took })}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {calls.length > few && !isAll ? (
        <Button variant="quiet" size="dense" onClick={() => setAll(true)}>
          {t('more', { count: calls.length - few })}
        </Button>
      ) : null}
    </>
  );
}

function EventText({ call }: { call: WebhookCall }) {
  const { t } = useTranslation('webhooks');
  const { event, collection, item, attempt } = call;
  const deed = /^item\.(create|update|delete)\b/.exec(event)?.[1] as
    | 'create'
    | 'update'
    | 'delete'
    | undefined;
  const name =
    event === 'test'
      ? t('events.test')
      : deed
        ? t('events.item', { event: t(`events.${deed}`), collection, item })
        : event;
  return attempt > 1 ? t('attempt', { event: name, attempt }) : name;
}

function Answer({ call: { status, problem, again } }: { call: WebhookCall }) {
  const { t } = useTranslation('webhooks');
  const isGood = status !== null && status >= 200 && status < 400;
  return (
    <span className={styles.answer}>
      <Badge tone={isGood ? 'good' : 'bad'}>{status ?? t('noAnswer')}</Badge>
      {problem === null ? null : <span>{problem}</span>}
      {again === null ? null : <span>{t('again')}</span>}
    </span>
  );
}
