import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { modKey, modShiftKey } from '#app/components/command/platform.ts';
import { useScreenAction } from '#app/components/command/screen-actions.ts';
import type { Form } from '#app/components/form/use-form.ts';
import { Icon } from '#app/components/ui/Icon.tsx';
import { IconButton } from '#app/components/ui/IconButton.tsx';
import { MenuButton, type MenuItem } from '#app/components/ui/Menu.tsx';
import { VisuallyHidden } from '#app/components/ui/VisuallyHidden.tsx';
import styles from './review/changes.module.css';

const shortcuts = { undo: modKey('Z'), redo: modShiftKey('Z') };
const ariaKeys = { undo: 'Control+Z Meta+Z', redo: 'Control+Shift+Z Meta+Shift+Z Control+Y' };

export interface EditActionsProps {
  form: Pick<Form, 'handle' | 'canUndo' | 'canRedo'>;
  /** Number of changed fields. */
  count: number;
  isSaving: boolean;
  /** The changes are to be shown. */
  onReview: () => void;
  onDiscard: () => void;
  /** What else the menu offers. */
  others?: readonly MenuItem[] | undefined;
  onOther?: ((id: string) => void) | undefined;
}

/**
 * How many changes there are, the steps back and forth, and the menu of what can be done with them. Typing renders none of
 * it, as long as its owner hands over the same objects.
 */
export const EditActions = memo(function EditActions(props: EditActionsProps) {
  const { form, count, onReview, onDiscard, others = [], ...rest } = props;
  const { t } = useTranslation('item');
  const { handle, canUndo, canRedo } = form;
  const isOver = { undo: !canUndo, redo: !canRedo };
  useScreenAction('undo', () => handle.step('undo'), canUndo);
  useScreenAction('redo', () => handle.step('redo'), canRedo);
  const ways = isOver.undo && isOver.redo ? [] : (['undo', 'redo'] as const);
  const text = count > 0 ? t('changes', { count }) : '';
  const items: MenuItem[] = [
    ...ways.map((way) => ({
      id: way,
      label: t(way),
      shortcut: shortcuts[way],
      icon: <Icon name={way} />,
      disabled: isOver[way],
    })),
    ...(count > 0
      ? [
          { id: 'review', label: t('review.open'), icon: <Icon name="difference" /> },
          { id: 'discard', label: t('discardAll'), icon: <Icon name="restore" />, disabled: rest.isSaving },
        ]
      : []),
    ...others,
  ];
  const handleAction = (id: string) => {
    if (id === 'undo' || id === 'redo') handle.step(id);
    else if (id === 'review') onReview();
    else if (id === 'discard') onDiscard();
    else rest.onOther?.(id);
  };
  return (
    <>
      <VisuallyHidden role="status">{text}</VisuallyHidden>
      {ways.length > 0 ? (
        <span className={styles.steps}>
          {ways.map((way) => (
            <IconButton
              key={way}
              label={t(way)}
              shortcut={shortcuts[way]}
              aria-keyshortcuts={ariaKeys[way]}
              // Not `disabled`: at the last step the focus would be lost.
              aria-disabled={isOver[way] || undefined}
              onClick={() => handle.step(way)}
            >
              <Icon name={way} />
            </IconButton>
          ))}
        </span>
      ) : null}
      {count > 0 ? (
        <button
          type="button"
          className={styles.count}
          aria-haspopup="dialog"
          title={t('review.open')}
          onClick={onReview}
        >
          {text}
        </button>
      ) : null}
      {items.length > 0 ? (
        <MenuButton
          label={t('moreActions')}
          trigger={<Icon name="more_vert" />}
          variant="quiet"
          square
          placement="bottom end"
          items={items}
          onAction={handleAction}
        />
      ) : null}
    </>
  );
});
