import { memo, Suspense, useId } from 'react';
import { lazyPart } from '#app/components/ui/lazy-part.tsx';
import { useTranslation } from 'react-i18next';
import { modKey, modShiftKey } from '#app/components/command/platform.ts';
import { useScreenAction } from '#app/components/command/screen-actions.ts';
import { confirm } from '#app/components/feedback/confirm.ts';
import { Button } from '#app/components/ui/Button.tsx';
import { Icon } from '#app/components/ui/Icon.tsx';
import { IconButton } from '#app/components/ui/IconButton.tsx';
import { Switch } from '#app/components/ui/Switch.tsx';
import { countStaged, nothingStaged, type StagedStore } from '#app/layouts/staged.ts';
import { isCovered, useShortcuts } from '#app/lib/use-shortcuts.ts';
import { plainText } from '#app/lib/plain-text.ts';
import { barOf } from '../cell-access.ts';
import { OrderControl } from '../order/OrderControl.tsx';
import type { OrderState } from '../order/use-order-state.ts';
import type { EditLayerProps } from './edit-layer-props.ts';
import styles from './editing.module.css';
import { redo, resolved, type StagedSum, sumOf, undo } from './staged-edits.ts';
import { useSave } from './use-save.ts';

const WorkDialog = lazyPart(() => import('#app/components/feedback/WorkDialog.tsx'));

interface EditBarProps extends EditLayerProps {
  order: OrderState | null;
}

/** What the table makes anew whenever it scrolls. */
const passing: ReadonlySet<string> = new Set(['editing', 'order', 'rows', 'active', 'moveTo', 'columns']);

/** As long as nothing is edited or staged the bar has nothing to say of the rows that pass by. */
function isIdleAlike(before: EditBarProps, after: EditBarProps): boolean {
  if (before.editing.isNeeded || after.editing.isNeeded) return false;
  return Object.entries(after).every(
    ([name, value]) => passing.has(name) || Object.is(value, before[name as keyof EditBarProps]),
  );
}

/** Under the table: the switch for editing, what is staged and what is to be done with it. */
export default memo(function EditBar(props: EditBarProps) {
  const { editing, grid, order } = props;
  const { stagedStore, staged } = editing;
  const { t } = useTranslation(['table', 'listing', 'app']);
  const { work, save: write } = useSave(props);
  const save = async () => {
    await write();
    // The button that was pressed may be gone.
    if (document.activeElement === document.body) grid.current?.focus({ preventScroll: true });
  };
  const sum = sumOf(staged.rows);
  const message = useMessage(props, sum);
  const messageId = useId();
  // Wherever the focus is on the page.
  useShortcuts(
    {
      '$mod+s': (event) => {
        if (isCovered()) return;
        event.preventDefault();
        void save();
      },
    },
    sum.cells > 0,
  );

  const step = (way: typeof undo) => () => stagedStore.setState(way(stagedStore.getState()));
  useScreenAction('save', () => void save(), sum.cells > 0);
  useScreenAction('undo', step(undo), staged.steps.done.length > 0);
  useScreenAction('redo', step(redo), staged.steps.undone.length > 0);

  const discard = useDiscard(props);
  const changes = t('changes', { count: sum.cells });
  return (
    <section className={styles.bar} aria-label={t('bar')}>
      <Switch isSelected={editing.isOn} onChange={editing.setOn} title={t('editHint')}>
        {t('edit')}
      </Switch>
      {order ? <OrderControl order={order} /> : null}
      <span id={messageId} role="status" className={styles.message} data-tone={message?.tone}>
        {message?.text}
      </span>
      {sum.collisions > 0 ? <CollisionChoice stagedStore={stagedStore} /> : null}
      {sum.cells > 0 || staged.steps.undone.length > 0 ? (
        <span className={styles.group}>
          <span>{t('inItems', { changes, count: sum.rows })}</span>
          <IconButton
            size="dense"
            label={t('undo')}
            shortcut={modKey('Z')}
            aria-disabled={staged.steps.done.length === 0 || undefined}
            onClick={step(undo)}
          >
            <Icon name="undo" size={18} />
          </IconButton>
          <IconButton
            size="dense"
            label={t('redo')}
            shortcut={modShiftKey('Z')}
            aria-disabled={staged.steps.undone.length === 0 || undefined}
            onClick={step(redo)}
          >
            <Icon name="redo" size={18} />
          </IconButton>
          <Button size="dense" aria-disabled={sum.cells === 0 || undefined} onClick={() => void discard()}>
            {t('discard')}
          </Button>
          <Button
            size="dense"
            variant="primary"
            aria-disabled={sum.cells === 0 || work.isRunning || undefined}
            aria-describedby={messageId}
            onClick={() => void save()}
          >
            {t('save')}
          </Button>
        </span>
      ) : null}
      {work.shown ? (
        <Suspense>
          <WorkDialog work={work} state={work.shown} />
        </Suspense>
      ) : null}
    </section>
  );
}, isIdleAlike);

/** Gives up all that is staged, once that is confirmed. */
function useDiscard({ editing: { stagedStore }, grid }: EditBarProps) {
  const { t } = useTranslation(['listing', 'app']);
  return async () => {
    const count = countStaged(stagedStore.getState().rows);
    const isSure = await confirm({
      title: t('unsaved.title', { ns: 'listing' }),
      body: t('unsaved.body', { ns: 'listing', count }),
      confirmLabel: t('discard', { ns: 'app' }),
      cancelLabel: t('keepEditing', { ns: 'app' }),
      tone: 'bad',
    });
    if (isSure) stagedStore.setState(nothingStaged);
    grid.current?.focus({ preventScroll: true });
  };
}

/** Answers all collisions at once. */
function CollisionChoice({ stagedStore }: { stagedStore: StagedStore }) {
  const { t } = useTranslation('table');
  const resolve = (whose: 'mine' | 'theirs') => stagedStore.setState(resolved(stagedStore.getState(), whose));
  return (
    <span className={styles.group}>
      <Button size="dense" onClick={() => resolve('mine')}>
        {t('keepMine')}
      </Button>
      <Button size="dense" onClick={() => resolve('theirs')}>
        {t('takeTheirs')}
      </Button>
    </span>
  );
}

/** What there is to say of the active cell, else of all that is staged. */
function useMessage(
  { editing, active, rows, columns, offset, keyOf }: EditBarProps,
  sum: StagedSum,
): { text: string; tone: 'bad' | 'plain' } | null {
  const { t } = useTranslation('table');
  const item = active && active.row >= 0 ? rows.itemAt(active.row) : undefined;
  const field = active ? columns[active.column - offset]?.field : undefined;
  const row = item ? editing.staged.rows.get(keyOf(item)) : undefined;
  const cell = field ? row?.cells.get(field.field) : undefined;
  if (cell?.theirs) {
    const words = (value: unknown) => plainText(value) || t('nothing');
    const values = { theirs: words(cell.theirs.value), mine: words(cell.value) };
    return { tone: 'bad', text: t('collision', values) };
  }
  if (cell?.problem) {
    const { typed, problem } = cell;
    return {
      tone: 'bad',
      text: typed === null ? problem : t('typed', { text: typed.slice(0, 80), problem }),
    };
  }
  if (row?.refused) return { tone: 'bad', text: row.refused };
  const bar = item && field && editing.isOn ? barOf(field, item, editing.access) : null;
  if (bar) return { tone: 'plain', text: t(`barred.${bar}`) };
  if (sum.collisions > 0) return { tone: 'bad', text: t('collisions', { count: sum.collisions }) };
  const [reason] = sum.refused;
  if (reason !== undefined) {
    // The row may be out of sight, or gone: then this is the only place that says why.
    const isOne = sum.refused.every((other) => other === reason);
    const text = t('refused', { count: sum.refused.length });
    return { tone: 'bad', text: isOne ? `${text}: ${reason}` : text };
  }
  return sum.problems > 0 ? { tone: 'bad', text: t('problems', { count: sum.problems }) } : null;
}
