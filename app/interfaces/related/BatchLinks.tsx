import { useState } from 'react';
import { Button } from '#app/components/ui/Button.tsx';
import { Chip } from '#app/components/ui/Chip.tsx';
import { Icon } from '#app/components/ui/Icon.tsx';
import { ListDialogs } from './ListDialogs.tsx';
import type { ListModel } from './list-model.ts';
import styles from './related.module.css';
import type { RowLook } from './row-look.ts';
import { shownKey } from './staged-rows.ts';
import type { ListActions } from './use-list-actions.ts';
import type { RelatedList } from './use-related-list.ts';
import { useRelatedText } from './use-related-text.ts';

interface BatchLinksProps {
  model: ListModel;
  list: RelatedList;
  look: RowLook;
  readonly: boolean;
  labelId: string;
  describedBy: string | undefined;
  actions: ListActions;
}

/** In the form of several items: what is linked to each, or let go by each; which of both is said beside the field. */
export function BatchLinks({ model, list, look, actions, readonly, ...ids }: BatchLinksProps) {
  const text = useRelatedText();
  const [isOpen, setOpen] = useState(false);
  const { rows } = list;
  return (
    <div
      className={styles.list}
      role="group"
      aria-labelledby={ids.labelId}
      aria-describedby={ids.describedBy}
    >
      {rows.length === 0 ? (
        <p className={styles.line}>{text('batchLinks')}</p>
      ) : (
        <ul className={styles.chips}>
          {rows.map((row) => {
            const title = look.titleOf(row) ?? `#${shownKey(row.row, model)}`;
            return (
              <li key={row.id} dir="auto">
                <Chip
                  {...(readonly
                    ? {}
                    : { onRemove: () => actions.takeBack(row), removeLabel: text('takeBack', { title }) })}
                >
                  {title}
                </Chip>
              </li>
            );
          })}
        </ul>
      )}
      {readonly ? null : (
        <div>
          <Button icon={<Icon name="playlist_add" />} onClick={() => setOpen(true)}>
            {text('chooseItems')}
          </Button>
        </div>
      )}
      {isOpen ? (
        <ListDialogs {...{ model, list, actions }} open="select" onClose={() => setOpen(false)} />
      ) : null}
    </div>
  );
}
