import { useTranslation } from 'react-i18next';
import type { ItemChange } from '#app/entities/activity/recent-changes.ts';
import type { Actor } from '#app/entities/activity/types.ts';
import { fieldOf } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { fieldName } from '#app/entities/fields/rules.ts';
import { userName } from '#app/entities/users/rules.ts';
import { listOf } from '#app/i18n/set-apart.ts';
import { i18n } from '#app/i18n/setup.ts';
import { useCurrentUser } from '#app/session/model.ts';
import { groupByActor } from './who-rules.ts';

type Changes = readonly { name: string }[];

export interface ChangeTexts {
  /** Who has changed which fields, a sentence for each person. */
  sentences: (changes: Changes, recent: readonly ItemChange[]) => string[];
  /** Who has saved these fields at the same moment. */
  rivals: (names: readonly string[], recent: readonly ItemChange[]) => string[];
  /** In a word or two, for a button: who has saved. */
  short: (changes: Changes, recent: readonly ItemChange[]) => string;
  /** To see what it was. */
  hint: string;
  kept: string;
  inActivity: string;
}

/** As `changeTexts`, in the language as it is now. */
export function useChangeTexts(collection: Collection): ChangeTexts {
  useTranslation('conflicts');
  return changeTexts(collection, useCurrentUser().id);
}

/** What was changed elsewhere and by whom, in words. `self`: the id of the user, who is told so. */
export function changeTexts(collection: Collection, self: number): ChangeTexts {
  const t = i18n.getFixedT(null, 'conflicts');
  const locale = i18n.language;
  const listed = (names: readonly string[]) =>
    listOf(
      names.map((name) => {
        const field = fieldOf(collection, name);
        return field ? fieldName(field, locale) : name;
      }),
      locale,
    );
  const sentence = (key: 'by' | 'atOnce', by: Actor | null, names: readonly string[]) => {
    const fields = listed(names);
    const isPast = key === 'by';
    if (by === null) return isPast ? t('byNobody', { fields }) : t('atOnceNobody', { fields });
    if (by.id === self) return isPast ? t('bySelf', { fields }) : t('atOnceSelf', { fields });
    const values = { who: userName(by), fields };
    return isPast ? t('by', values) : t('atOnce', values);
  };
  const all = (key: 'by' | 'atOnce', names: readonly string[], recent: readonly ItemChange[]) =>
    groupByActor(names, recent).map((group) => sentence(key, group.by, group.names));

  return {
    sentences: (changes, recent) =>
      all(
        'by',
        changes.map(({ name }) => name),
        recent,
      ),
    rivals: (names, recent) => all('atOnce', names, recent),
    short: (changes, recent) => {
      const people = groupByActor(
        changes.map(({ name }) => name),
        recent,
      ).map(({ by }) => by);
      const others = people.filter((by) => by !== null && by.id !== self);
      if (others.length > 0) {
        return t('news.by', {
          count: others.length,
          names: listOf(
            others.map((by) => (by ? userName(by) : '')),
            locale,
          ),
        });
      }
      return t(people.some((by) => by?.id === self) ? 'news.bySelf' : 'news.byNobody');
    },
    hint: t('news.hint'),
    kept: t('kept'),
    inActivity: t('atOnceBody'),
  };
}
