import { Badge } from '#app/components/ui/Badge.tsx';
import { Icon } from '#app/components/ui/Icon.tsx';
import { IconButton } from '#app/components/ui/IconButton.tsx';
import type { RowState } from './staged-rows.ts';
import { useRelatedText } from './use-related-text.ts';

interface RowTrailProps {
  state: RowState;
  title: string;
  /** Removing deletes. */
  isDelete: boolean;
  canAct: boolean;
  /** Removes the row, or takes that back. */
  onAct: () => void;
}

/** What is staged of a row, and the way to remove it or to take that back. The keyboard does that from the row. */
export function RowTrail({ state, title, isDelete, canAct, onAct }: RowTrailProps) {
  const text = useRelatedText();
  const isGone = state === 'removed' || state === 'deleted';
  const tone = isGone ? 'bad' : state === 'changed' ? 'warn' : 'info';
  const verb = isGone ? 'takeBack' : isDelete ? 'delete' : 'remove';
  const icons = { takeBack: 'undo', delete: 'delete_outline', remove: 'close' };
  return (
    <>
      {state === 'saved' ? null : <Badge tone={tone}>{text(`state.${state}`)}</Badge>}
      {canAct ? (
        <IconButton label={text(verb, { title })} size="dense" tabIndex={-1} onClick={onAct}>
          <Icon name={icons[verb]} size={18} />
        </IconButton>
      ) : null}
    </>
  );
}
