import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { describeError } from '#app/components/shell/describe-error.ts';
import { Button } from '#app/components/ui/Button.tsx';
import { Dialog } from '#app/components/ui/Dialog.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import { ProgressBar } from '#app/components/ui/ProgressBar.tsx';
import { itemQueries } from '#app/entities/items/queries.ts';
import { projectQueries } from '#app/entities/projects/queries.ts';
import { sessionQueries } from '#app/entities/session/queries.ts';
import { userQueries } from '#app/entities/users/queries.ts';
import { SetupForm } from '#app/components/two-factor/SetupForm.tsx';
import { useProject } from '#app/session/project.tsx';

interface TwoFactorDialogProps {
  email: string;
  onClose: () => void;
  /** It is on, and the dialog is closed. */
  onSetUp: () => void;
}

/** Sets up one's own second factor: it is on only once a code has proved that the app has the secret. */
export function TwoFactorDialog({ email, onClose, onSetUp }: TwoFactorDialogProps) {
  const { t } = useTranslation('users');
  const { t: tApp } = useTranslation();
  const project = useProject();
  const client = useQueryClient();
  const info = useQuery(projectQueries.info(project));
  const secret = useQuery(sessionQueries.twoFactorSecret(project));
  const [isDone, setDone] = useState(false);
  const finish = () => {
    void client.invalidateQueries({ queryKey: userQueries.all(project) });
    void client.invalidateQueries({ queryKey: [...itemQueries.everything(project), 'directus_users'] });
    setDone(true);
  };
  const close = () => {
    onClose();
    if (isDone) onSetUp();
  };
  return (
    <Dialog
      title={t('twoFactor.label')}
      size="sm"
      onClose={close}
      closeLabel={isDone ? t('twoFactor.done') : tApp('cancel')}
      isDismissable={false}
      footer={
        // Six digits are sent by themselves: the Enter that follows from habit ends the dialog, and starts nothing behind it.
        isDone ? (
          <Button variant="primary" autoFocus onClick={close}>
            {t('twoFactor.done')}
          </Button>
        ) : undefined
      }
    >
      {isDone ? (
        <Notice tone="good">{t('twoFactor.isOn')}</Notice>
      ) : secret.error ? (
        <Notice tone="bad" action={<Button onClick={() => void secret.refetch()}>{tApp('retry')}</Button>}>
          {describeError(secret.error)}
        </Notice>
      ) : secret.data !== undefined && !info.isPending ? (
        <SetupForm
          project={project}
          account={{ secret: secret.data, issuer: info.data?.project_name || project, account: email }}
          isHalf={false}
          onDone={finish}
        />
      ) : (
        <ProgressBar label={tApp('loading')} />
      )}
    </Dialog>
  );
}
