import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { modKey } from '#app/components/command/platform.ts';
import { useScreenAction } from '#app/components/command/screen-actions.ts';
import { Glyph } from '#app/components/ui/Glyph.tsx';
import { Icon } from '#app/components/ui/Icon.tsx';
import { MenuButton, type MenuItem } from '#app/components/ui/Menu.tsx';
import { SaveButton } from '#app/editing/SaveButton.tsx';
import type { AfterSave } from '#app/editing/use-save.ts';
import styles from './item.module.css';

export type SaveChoice = AfterSave | 'copy';

export interface SaveActionsProps {
  isNew: boolean;
  /** Something has changed. */
  isChanged: boolean;
  isSingle: boolean;
  isSaving: boolean;
  canSave: boolean;
  canCreate: boolean;
  onSave: (choice: SaveChoice) => void;
}

const shortcut = modKey('S');

/** Save, with its other ways. A key renders none of it. */
export const SaveActions = memo(function SaveActions(props: SaveActionsProps) {
  const { isNew, isChanged, isSingle, isSaving, canSave, canCreate, onSave } = props;
  const { t } = useTranslation('item');
  const isSavable = isNew || isChanged;
  useScreenAction('save', () => onSave('stay'), canSave && isSavable && !isSaving && !isSingle);
  const ways: MenuItem[] = [];
  if (isSavable && canSave)
    ways.push({ id: 'stay', label: t('stay'), shortcut, icon: <Icon name="check" /> });
  if (isSavable && canSave && canCreate) ways.push({ id: 'add', label: t('add'), icon: <Icon name="add" /> });
  if (!isNew && canCreate) ways.push({ id: 'copy', label: t('copy'), icon: <Icon name="file_copy" /> });
  if (!canSave && ways.length === 0) return null;
  return (
    <div className={styles.split}>
      {canSave ? (
        <SaveButton
          label={t('save')}
          isSaving={isSaving}
          isReady={isSavable}
          hasOtherKeys={!isSingle}
          onSave={() => onSave(isSingle ? 'stay' : 'leave')}
        />
      ) : null}
      {ways.length > 0 && !isSingle ? (
        <MenuButton
          label={t('moreSaving')}
          trigger={<Glyph name="expand" size={16} />}
          variant={isSavable ? 'primary' : 'secondary'}
          square
          placement="bottom end"
          disabled={isSaving}
          items={ways}
          onAction={(id) => onSave(id as SaveChoice)}
        />
      ) : null}
    </div>
  );
});
