import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { modKey } from '#app/components/command/platform.ts';
import { Button } from '#app/components/ui/Button.tsx';
import { Glyph } from '#app/components/ui/Glyph.tsx';
import { Icon } from '#app/components/ui/Icon.tsx';
import { MenuButton, type MenuItem } from '#app/components/ui/Menu.tsx';
import { EditActions, type EditActionsProps } from '#app/editing/EditActions.tsx';
import styles from './item.module.css';
import type { AfterSave } from './use-item-save.ts';

export type SaveChoice = AfterSave | 'copy';

export interface SaveActionsProps {
  form: EditActionsProps['form'];
  /** Number of changed fields. */
  count: number;
  isNew: boolean;
  isSingle: boolean;
  isSaving: boolean;
  canSave: boolean;
  canCreate: boolean;
  canDelete: boolean;
  /** Why it can't be deleted although the role may delete. */
  noDelete: string | null;
  onSave: (choice: SaveChoice) => void;
  /** The changes are to be shown. */
  onReview: () => void;
  onDiscard: () => void;
  onDelete: () => void;
}

const shortcut = modKey('S');

/** The header's buttons: how many changes there are, what else can be done, and Save with its ways. A key renders none. */
export const SaveActions = memo(function SaveActions(props: SaveActionsProps) {
  const { form, count, isNew, isSingle, isSaving, canSave, canCreate, canDelete, noDelete, onSave } = props;
  const { t } = useTranslation('item');
  const isSavable = isNew || count > 0;
  const ways: MenuItem[] = [];
  if (isSavable && canSave)
    ways.push({ id: 'stay', label: t('stay'), shortcut, icon: <Icon name="check" /> });
  if (isSavable && canSave && canCreate) ways.push({ id: 'add', label: t('add'), icon: <Icon name="add" /> });
  if (!isNew && canCreate) ways.push({ id: 'copy', label: t('copy'), icon: <Icon name="file_copy" /> });
  const others: MenuItem[] = [];
  if (canDelete) {
    others.push({
      id: 'delete',
      label: t('deleteItem'),
      icon: <Icon name="delete" />,
      tone: 'bad',
      disabled: isSaving || noDelete !== null,
      ...(noDelete === null ? {} : { description: noDelete }),
    });
  }
  return (
    <>
      <EditActions
        {...{ form, count, isSaving }}
        onReview={props.onReview}
        onDiscard={props.onDiscard}
        others={others}
        onOther={props.onDelete}
      />
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
});
