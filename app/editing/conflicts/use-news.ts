import { useCallback, useEffect, useRef, useState } from 'react';
import type { Values } from '#app/components/form/value-rules.ts';
import type { FieldChange } from '#app/entities/activity/history.ts';
import type { ItemChange } from '#app/entities/activity/recent-changes.ts';

/** What was changed elsewhere since the form was last in step with the server. */
export interface News {
  changes: readonly FieldChange[];
  /** The item's last changes, which tell who it was. */
  recent: readonly ItemChange[];
}

/** What a save goes by, which reads, asks and reads again. */
interface LiveNews {
  origins: Values;
  news: readonly FieldChange[];
  recent: readonly ItemChange[];
}

export interface OpenNews {
  /** By field what an edit was made on where others have saved since. The same object until it changes. */
  origins: Values;
  keepOrigins: (origins: Values) => void;
  /** Edits that were made on older values than those in the form, by field. */
  claim: (origins: Values) => void;
  news: News | null;
  setNews: (news: News | null) => void;
  /** Everything in it was told, or decided about. */
  forgetNews: () => void;
  /** As of now, without waiting for a render. */
  read: () => LiveNews;
  /** For a later `read`; renders nothing. */
  note: (changes: Partial<LiveNews>) => void;
}

/** What others have saved that the user doesn't know of yet; `changed` are the names of the fields with edits. */
export function useNews(changed: readonly string[]): OpenNews {
  const [origins, setOrigins] = useState<Values>({});
  const [news, setNews] = useState<News | null>(null);
  const live = useRef<LiveNews>({ origins, news: [], recent: [] });

  const read = useCallback(() => live.current, []);
  const note = useCallback((changes: Partial<LiveNews>) => {
    live.current = { ...live.current, ...changes };
  }, []);
  const keepOrigins = useCallback(
    (next: Values) => {
      note({ origins: next });
      setOrigins(next);
    },
    [note],
  );
  const forgetNews = useCallback(() => {
    note({ news: [] });
    setNews(null);
  }, [note]);

  // An edit that was taken back is made anew on what is saved now; with none there is nothing to be told about.
  useEffect(() => {
    const kept = Object.entries(read().origins).filter(([field]) => changed.includes(field));
    if (kept.length < Object.keys(read().origins).length) keepOrigins(Object.fromEntries(kept));
    if (changed.length === 0) forgetNews();
  }, [changed, read, keepOrigins, forgetNews]);

  const claim = useCallback(
    (older: Values) => keepOrigins({ ...read().origins, ...older }),
    [read, keepOrigins],
  );
  return { origins, keepOrigins, claim, news, setNews, forgetNews, read, note };
}
