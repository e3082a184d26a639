import { useTranslation } from 'react-i18next';
import { actorId, type LogEntry } from '#app/entities/activity/acts.ts';
import { useUnknownUser } from './unknown-user.ts';

/** What the author of an entry of the log is called: a guest is the public, somebody whose names may not be read a number. */
export function useAuthor({ action_by: by }: Pick<LogEntry, 'action_by'>): string {
  const { t } = useTranslation('history');
  const unknown = useUnknownUser();
  const id = actorId(by);
  if (by === null || id === null) return t('public');
  return (typeof by === 'object' && [by.first_name, by.last_name].filter(Boolean).join(' ')) || unknown(id);
}
