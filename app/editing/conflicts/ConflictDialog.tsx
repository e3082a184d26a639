import { type RefObject, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { modKey } from '#app/components/command/platform.ts';
import { Button } from '#app/components/ui/Button.tsx';
import { Dialog } from '#app/components/ui/Dialog.tsx';
import type { Collection } from '#app/entities/collections/types.ts';
import { Changes } from '#app/editing/review/Changes.tsx';
import styles from './conflicts.module.css';
import type { Overlap, Side } from './merge-rules.ts';
import { OverlapChoice, RowChoice } from './OverlapChoice.tsx';
import type { RowOverlap } from './row-rules.ts';
import { useChangeTexts } from './change-texts.ts';
import { choiceId, type ConflictQuestion } from './use-conflict-question.ts';
import { useShortcuts } from '#app/lib/use-shortcuts.ts';
import { useCollections } from '#app/session/model.ts';
import { collectionOf } from '#app/entities/collections/rules.ts';

interface ConflictDialogProps {
  collection: Collection;
  question: ConflictQuestion;
}

/**
 * What was saved elsewhere meanwhile: a choice for each field that was edited here too, and the other changes to read.
 * To close it changes nothing: what was typed stays, and a save asks again.
 */
export default function ConflictDialog({ collection, question }: ConflictDialogProps) {
  const { t } = useTranslation('conflicts');
  const texts = useChangeTexts(collection);
  const { overlaps, changes, recent, isSave, answer } = question;
  const list = useRef<HTMLDivElement>(null);
  const { ids, choices, ...choosing } = useChoices(question, list);
  const { confirm } = choosing;
  const names = useMemo(() => new Set(overlaps.map(({ name }) => name)), [overlaps]);
  const taken = changes.filter(({ name }) => !names.has(name));

  return (
    <Dialog
      title={t('dialog.title')}
      size="lg"
      role={isSave ? 'alertdialog' : 'dialog'}
      closeLabel={isSave ? t('dialog.cancel') : t('dialog.close')}
      onClose={() => answer(null)}
      footer={
        ids.length > 0 ? (
          <>
            <Button variant="quiet" onClick={() => answer(null)}>
              {t('dialog.cancel')}
            </Button>
            <Button variant="primary" title={modKey('Enter')} onClick={confirm}>
              {t(isSave ? 'dialog.save' : 'dialog.apply')}
            </Button>
          </>
        ) : (
          <Button variant="primary" onClick={() => answer(choices)}>
            {t('dialog.close')}
          </Button>
        )
      }
    >
      <div ref={list} className={styles.dialog}>
        <ul className={styles.who}>
          {texts.sentences(changes, recent).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        {ids.length > 0 ? <Overlaps {...{ collection, question }} count={ids.length} {...choosing} /> : null}
        {taken.length > 0 ? (
          <section className={styles.taken}>
            <p>{ids.length > 0 ? t('dialog.taken', { count: taken.length }) : t('dialog.takenOnly')}</p>
            <Changes changes={taken} collection={collection} />
          </section>
        ) : null}
      </div>
    </Dialog>
  );
}

interface OverlapsProps extends ConflictDialogProps, Pick<Choosing, 'choiceOf' | 'chooseAll'> {
  count: number;
}

/** What was changed on both sides, to be decided one by one or all at once. */
function Overlaps({ collection, question, count, choiceOf, chooseAll }: OverlapsProps) {
  const { t } = useTranslation('conflicts');
  const collections = useCollections();
  const { overlaps, rows, recent } = question;
  return (
    <>
      <p>{t('dialog.both', { count })}</p>
      {count > 1 ? (
        <div className={styles.all}>
          <Button size="dense" onClick={() => chooseAll('theirs')}>
            {t('dialog.allTheirs')}
          </Button>
          <Button size="dense" onClick={() => chooseAll('mine')}>
            {t('dialog.allMine')}
          </Button>
        </div>
      ) : null}
      {overlaps.map((overlap) => (
        <OverlapChoice
          key={overlap.name}
          collection={collection}
          overlap={overlap}
          recent={recent}
          {...choiceOf(overlap)}
        />
      ))}
      {rows.map((overlap) => {
        const behind = collectionOf(collections, overlap.collection);
        return behind ? (
          <RowChoice key={choiceId(overlap)} collection={behind} overlap={overlap} {...choiceOf(overlap)} />
        ) : null;
      })}
    </>
  );
}

interface Choosing {
  /** Of all that there is to choose, in the order of the screen. */
  ids: readonly string[];
  choices: ReadonlyMap<string, Side>;
  choiceOf: (overlap: Overlap | RowOverlap) => {
    id: string;
    side: Side | null;
    isMissing: boolean;
    onChoose: (side: Side) => void;
  };
  chooseAll: (side: Side) => void;
  /** Answers with the choices; before a save, leads to the first that is missing. */
  confirm: () => void;
}

/** What is chosen in a question, until it is answered by the button or by keys. */
function useChoices(question: ConflictQuestion, list: RefObject<HTMLElement | null>): Choosing {
  const { overlaps, rows, isSave, answer } = question;
  const [choices, setChoices] = useState<ReadonlyMap<string, Side>>(new Map());
  const [isTried, setTried] = useState(false);
  const ids = [...overlaps, ...rows].map(choiceId);

  const confirm = () => {
    const open = ids.find((id) => !choices.has(id));
    if (!isSave || open === undefined) {
      answer(choices);
      return;
    }
    setTried(true);
    list.current?.querySelector<HTMLInputElement>(`[data-overlap="${CSS.escape(open)}"] input`)?.focus();
  };
  useShortcuts({
    '$mod+Enter': (event) => {
      event.preventDefault();
      confirm();
    },
  });
  const choiceOf: Choosing['choiceOf'] = (overlap) => {
    const id = choiceId(overlap);
    return {
      id,
      side: choices.get(id) ?? null,
      isMissing: isTried && !choices.has(id),
      onChoose: (side) => setChoices((selected) => new Map(selected).set(id, side)),
    };
  };
  const chooseAll = (side: Side) => setChoices(new Map(ids.map((id) => [id, side])));
  return { ids, choices, choiceOf, chooseAll, confirm };
}
