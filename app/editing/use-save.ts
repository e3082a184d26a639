import { type RefObject, useRef, useState } from 'react';
import { commitFocusedAndWait } from '#app/components/form/focus.ts';
import {
  readLongDecimals,
  readServerProblem,
  type ServerProblem,
} from '#app/components/form/server-errors.ts';
import type { Form } from '#app/components/form/use-form.ts';
import { useFailedQueries } from '#app/components/form/use-failed-query.ts';
import { changedValues, type Values } from '#app/components/form/value-rules.ts';
import type { ConflictCheck, Conflicts } from '#app/editing/conflicts/use-conflicts.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { ApiError } from '#app/lib/api.ts';
import { useProject } from '#app/session/project.tsx';
import { type SaveFailureState, useSaveFailure } from './use-save-failure.ts';

/** What becomes of the page once all is saved. */
export type AfterSave = 'leave' | 'stay' | 'add';

/** A save that was answered. */
export interface SaveResult<Answer> {
  /** The record as it is saved now; null when the form is not to be brought in line with it. */
  saved: Values | null;
  /** For `onSaved`. */
  answer: Answer;
}

export interface SaveConfig<Answer> {
  form: Form;
  root: RefObject<HTMLElement | null>;
  /** What is saved, with all its fields; left out where the form knows no more of it. */
  record?: { collection: string; fields: readonly Field[]; key: string | null };
  /** A new record may be saved without a change, and is not made twice. */
  isNew: boolean;
  /** Left out where nobody else's edits are looked for. */
  conflicts?: Conflicts;
  /** Something beside the form's values is to be saved along with them. Default: no. */
  hasMore?: () => boolean;
  /** Comes before anything of these changes is sent; false calls the save off. */
  confirm?: (changes: Values) => Promise<boolean>;
  /**
   * Sends the changed values (none, when only the rest has changed) and the rest; false when it was called off half-way.
   *
   * @throws {ApiError} what the server has refused
   */
  send: (sent: Values, clearance: ConflictCheck) => Promise<SaveResult<Answer> | false>;
  /** What an error of the server means, where this record knows better; null: what its message says. */
  explain?: (error: ApiError, sent: Values) => Promise<ServerProblem | null>;
  /** All is saved. `sent` are the values that were; what was typed meanwhile is not among them. */
  onSaved: (saved: { after: AfterSave; sent: Values; answer: Answer }) => void;
  /** Others have saved the same meanwhile. */
  onNothingLeft?: (after: AfterSave) => void;
}

export interface Save extends Pick<SaveFailureState, 'failure' | 'dismiss'> {
  /** From the look at what the server has now to the end of the save, questions in between included. */
  isSaving: boolean;
  save: (after: AfterSave) => Promise<void>;
}

const noConflicts: ConflictCheck = { newest: null, isRevised: false };

/** Those of the values whose fields are still changed. */
function stillOpen(values: Values, now: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => Object.hasOwn(now, name)));
}

/**
 * Saves what a form holds: checks it, asks about what others have saved, sends what has changed, and puts each message of the
 * server at the field that it is about. Whatever goes wrong, what was entered stays.
 */
export function useSave<Answer = null>(config: SaveConfig<Answer>): Save {
  const { form, root, record, isNew, conflicts, hasMore, confirm, send, explain, onSaved, onNothingLeft } =
    config;
  const { handle } = form;
  const { failure, show, dismiss } = useSaveFailure(form, root);
  const [isSaving, setSaving] = useState(false);
  const project = useProject();
  const failedQueries = useFailedQueries();
  const isBusy = useRef(false);
  // Asked for while a save was under way.
  const isAskedAgain = useRef(false);
  const fields = form.fields.map(({ field }) => field);

  const readChanges = (): Values => {
    const { base, values, initial } = handle.read();
    return { ...initial, ...changedValues(fields, base, values) };
  };
  const isWorthSaving = (changes: Values) => isNew || Object.keys(changes).length > 0 || hasMore?.() === true;
  const isValid = (): boolean => {
    const problems = handle.validate();
    const isFine = Object.keys(problems).length === 0;
    if (!isFine) show({ fields: problems, rest: null });
    return isFine;
  };

  const readProblem = async (error: ApiError, sent: Values): Promise<ServerProblem> => {
    const known = await explain?.(error, sent);
    if (known) return known;
    // Without a record, what is saved is there: nothing but what was sent can be missing.
    const of = record ?? { collection: fields[0]?.collection ?? '', fields, key: '' };
    const shown = fields.map((field) => field.field);
    const likely = await failedQueries.forForm(error, { project, ...of, sent }, shown);
    if (likely) return likely;
    const problem = readServerProblem(error, fields, sent);
    return readLongDecimals(error, fields, { base: handle.read().base, sent, problem });
  };

  /** The save itself; false when it did not happen. */
  const run = async (after: AfterSave): Promise<boolean> => {
    let sent = readChanges();
    try {
      if (confirm && !(await confirm(sent))) return false;
      const clearance = conflicts ? await conflicts.clear() : noConflicts;
      if (clearance === null) return false;
      // Others may have saved the same, or their value was chosen. What was typed meanwhile is not part of this save.
      sent = clearance.isRevised ? readChanges() : stillOpen(sent, readChanges());
      if (!isWorthSaving(sent)) {
        onNothingLeft?.(after);
        return true;
      }
      if (!isValid()) return false;
      const result = await send(sent, clearance);
      if (result === false) return false;
      if (result.saved !== null) {
        handle.rebase(result.saved, sent);
        conflicts?.settle(sent, clearance);
      }
      onSaved({ after, sent, answer: result.answer });
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const problem = await readProblem(error, sent);
      const retry = problem.rest === null ? null : () => void save(after);
      show(problem, { isUnreachable: error.status === 0, retry });
      return false;
    }
  };

  const save = async (after: AfterSave): Promise<void> => {
    if (isBusy.current) {
      isAskedAgain.current = !isNew;
      return;
    }
    await commitFocusedAndWait(root.current);
    if (isBusy.current || !isValid() || !isWorthSaving(readChanges())) return;
    isBusy.current = true;
    isAskedAgain.current = false;
    setSaving(true);
    dismiss();
    const isSaved = await run(after).finally(() => {
      isBusy.current = false;
      setSaving(false);
    });
    const isOnceMore = isSaved && isAskedAgain.current && after === 'stay';
    isAskedAgain.current = false;
    if (isOnceMore) await save(after);
  };
  return { isSaving, failure, dismiss, save };
}
