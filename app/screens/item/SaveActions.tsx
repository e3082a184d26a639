import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/ui/Button.tsx';
import { Glyph } from '#app/components/ui/Glyph.tsx';
import { Icon } from '#app/components/ui/Icon.tsx';
import { MenuButton, type MenuItem } from '#app/components/ui/Menu.tsx';
import styles from './item.module.css';
import type { AfterSave } from './use-item-save.ts';

export type SaveChoice = AfterSave | 'copy';

export interface SaveActionsProps {
  /** Number of changed fields. */
  count: number;
  isNew: boolean;
  isSingle: boolean;
  isSaving: boolean;
  canSave: boolean;
  canCreate: boolean;
  canDelete: boolean;
  onSave: (choice: SaveChoice) => void;
  onDiscard: () => void;
  onDelete: () => void;
}

const shortcut =
  typeof navigator !== 'undefined' && /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘S' : 'Ctrl+S';

/** The header's buttons: how many changes there are, what else can be done, and Save with its ways. */
export function SaveActions(props: SaveActionsProps) {
  const { count, isNew, isSingle, isSaving, canSave, canCreate, canDelete, onSave } = props;
  const { t } = useTranslation('item');
  const isSavable = isNew || count > 0;
  const ways: MenuItem[] = [];
  if (isSavable && canSave)
    ways.push({ id: 'stay', label: t('stay'), shortcut, icon: <Icon name="check" /> });
  if (isSavable && canSave && canCreate) ways.push({ id: 'add', label: t('add'), icon: <Icon name="add" /> });
  if (!isNew && canCreate) ways.push({ id: 'copy', label: t('copy'), icon: <Icon name="file_copy" /> });
  const others: MenuItem[] = [];
  if (count > 0)
    others.push({ id: 'discard', label: t('discardAll'), icon: <Icon name="undo" />, disabled: isSaving });
  if (canDelete) {
    others.push({
      id: 'delete',
      label: t('deleteItem'),
      icon: <Icon name="delete" />,
      tone: 'bad',
      disabled: isSaving,
    });
  }
  return (
    <>
      <span role="status" className={styles['count']}>
        {count > 0 ? t('changes', { count }) : ''}
      </span>
      {others.length > 0 ? (
        <MenuButton
          label={t('moreActions')}
          trigger={<Icon name="more_vert" />}
          variant="quiet"
          square
          placement="bottom end"
          items={others}
          onAction={(id) => (id === 'discard' ? props.onDiscard() : props.onDelete())}
        />
      ) : null}
      {canSave || ways.length > 0 ? (
        <div className={styles['split']}>
          {canSave ? (
            <Button
              variant="primary"
              pending={isSaving}
              // Not `disabled`: after a save that stays the focus would be lost.
              aria-disabled={!isSavable || undefined}
              title={isSingle ? shortcut : undefined}
              onClick={() => {
                if (isSavable) onSave(isSingle ? 'stay' : 'leave');
              }}
            >
              {t('save')}
            </Button>
          ) : null}
          {ways.length > 0 && !isSingle ? (
            <MenuButton
              label={t('moreSaving')}
              trigger={<Glyph name="expand" size={16} />}
              variant="primary"
              square
              placement="bottom end"
              disabled={isSaving}
              items={ways}
              onAction={(id) => onSave(id as SaveChoice)}
            />
          ) : null}
        </div>
      ) : null}
    </>
  );
}
