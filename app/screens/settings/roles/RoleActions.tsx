import { useTranslation } from 'react-i18next';
import { modKey } from '#app/components/command/platform.ts';
import type { Form } from '#app/components/form/use-form.ts';
import { Button } from '#app/components/ui/Button.tsx';
import { Icon } from '#app/components/ui/Icon.tsx';
import { EditActions } from '#app/editing/EditActions.tsx';

interface RoleActionsProps {
  form: Form;
  /** Changes of the role and of its permissions. */
  count: number;
  isSaving: boolean;
  /** Not for a new role, nor for one that every project has. */
  canDelete: boolean;
  onReview: () => void;
  onDiscard: () => void;
  onDelete: () => void;
  onSave: () => void;
}

/** The buttons in the header of a role. */
export function RoleActions({ canDelete, onDelete, onSave, ...edits }: RoleActionsProps) {
  const { t } = useTranslation('roles');
  const { count, isSaving } = edits;
  return (
    <>
      <EditActions
        {...edits}
        others={
          canDelete
            ? [
                {
                  id: 'delete',
                  label: t('delete'),
                  icon: <Icon name="delete" />,
                  tone: 'bad',
                  disabled: isSaving,
                },
              ]
            : []
        }
        onOther={onDelete}
      />
      <Button
        variant="primary"
        pending={isSaving}
        // Not `disabled`: after a save the focus would be lost.
        aria-disabled={count === 0 || undefined}
        title={modKey('S')}
        onClick={() => {
          if (count > 0) onSave();
        }}
      >
        {t('save')}
      </Button>
    </>
  );
}
