import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Instant } from '#app/components/moments/Instant.tsx';
import { Button } from '#app/components/ui/Button.tsx';
import { useAuthor } from '#app/components/people/author.ts';
import { Icon } from '#app/components/ui/Icon.tsx';
import type { HistoryEntry } from '#app/entities/activity/history.ts';
import { actorId } from '#app/entities/activity/acts.ts';
import { actionName } from '#app/entities/fields/names.ts';
import { Changes } from '#app/editing/review/Changes.tsx';
import { Comment } from './Comment.tsx';
import styles from './history.module.css';
import type { PanelItem } from './panel-item.ts';
import type { CommentEdits } from './use-comment-edits.ts';

interface EntryProps {
  entry: HistoryEntry;
  item: PanelItem;
  edits: CommentEdits;
  /** Shows what has changed. */
  isOpen: boolean;
  onToggle: () => void;
  /** Undefined where there is nothing to go back to. */
  onRevert: (() => void) | undefined;
}

/** One thing that was done: who, what and when; a comment, or what has changed. */
export function Entry({ entry, item, edits, isOpen, onToggle, onRevert }: EntryProps) {
  const { t } = useTranslation('history');
  const { activity, changes } = entry;
  const id = useId();
  const author = useAuthor(activity);
  const isFirst = activity.action === 'create' || activity.action === 'upload';
  return (
    <>
      <p>
        <bdi className={styles.author} data-user={actorId(activity.action_by) ?? undefined}>
          {author}
        </bdi>{' '}
        <span className={styles.action}>{actionName(activity.action)}</span>{' '}
        <span className={styles.time}>
          <Instant value={activity.action_on} relative />
        </span>
      </p>
      {activity.action === 'comment' ? (
        <Comment activity={activity} item={item} author={author} edits={edits} />
      ) : null}
      {changes?.length === 0 ? <p className={styles.quiet}>{t('noChanges')}</p> : null}
      {changes && changes.length > 0 ? (
        <>
          <button
            type="button"
            className={styles.opener}
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={onToggle}
          >
            <Icon name={isOpen ? 'expand_less' : 'expand_more'} size={18} />
            {t(isFirst ? 'values' : 'changes', { count: changes.length })}
          </button>
          {isOpen ? (
            <div id={id} className={styles.opened}>
              <Changes changes={changes} collection={item.collection} isFirst={isFirst} />
            </div>
          ) : null}
        </>
      ) : null}
      {onRevert ? (
        <Button
          variant="quiet"
          size="dense"
          className={styles.revert}
          icon={<Icon name="restore" size={18} />}
          onClick={onRevert}
        >
          {t('revert.open')}
        </Button>
      ) : null}
    </>
  );
}
