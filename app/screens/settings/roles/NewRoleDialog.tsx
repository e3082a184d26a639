import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '#app/components/feedback/toasts.ts';
import { describeError } from '#app/components/shell/describe-error.ts';
import { Button } from '#app/components/ui/Button.tsx';
import { Dialog } from '#app/components/ui/Dialog.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import { TextField } from '#app/components/ui/TextField.tsx';
import { roleMutations } from '#app/entities/roles/mutations.ts';
import { ApiError } from '#app/lib/api.ts';
import { addresses } from '#app/session/addresses.ts';
import { useProject } from '#app/session/project.tsx';
import styles from './roles.module.css';

/** Characters that the column of the name holds. */
const longestName = 100;
/** Codes of the API for a value that is taken, and for one that doesn't fit. */
const takenCode = 204;
const invalidCode = 4;

interface NewRoleDialogProps {
  /** Names that are there already. */
  taken: readonly string[];
  onClose: () => void;
}

/** Asks for the name of a role, makes it, and opens its page. */
export default function NewRoleDialog({ taken, onClose }: NewRoleDialogProps) {
  const { t } = useTranslation('roles');
  const project = useProject();
  const navigate = useNavigate();
  const formId = useId();
  const input = useRef<HTMLInputElement>(null);
  const create = useMutation(roleMutations.create(project));
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const wanted = name.trim();

  const findProblem = () => {
    if (wanted === '') return t('create.needed');
    if (wanted.length > longestName) return t('create.tooLong', { max: longestName });
    // As the column compares: without regard to case.
    const isTaken = taken.some((other) => other.trim().toLowerCase() === wanted.toLowerCase());
    return isTaken ? t('create.taken') : null;
  };
  const tell = (text: string) => {
    setProblem(text);
    input.current?.focus();
  };
  const save = async () => {
    if (create.isPending) return;
    const found = findProblem();
    setProblem(found);
    if (found !== null) {
      tell(found);
      return;
    }
    try {
      const { id } = await create.mutateAsync({ name: wanted });
      notify({ tone: 'good', title: t('created') });
      void navigate(addresses.role(project, String(id)));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === takenCode) tell(t('create.taken'));
      else if (error.code === invalidCode) tell(error.message.replace(/^name:\s*/, ''));
    }
  };
  const isTold = create.error instanceof ApiError && [takenCode, invalidCode].includes(create.error.code);
  return (
    <Dialog
      title={t('create.title')}
      size="sm"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('create.cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} pending={create.isPending}>
            {t('create.confirm')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={styles['dialog']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {create.error && !isTold ? (
          <Notice tone="bad" title={t('create.failed')}>
            {describeError(create.error)}
          </Notice>
        ) : null}
        <TextField
          label={t('create.name')}
          placeholder={t('create.placeholder')}
          value={name}
          onChange={(next) => {
            setName(next);
            setProblem(null);
          }}
          error={problem}
          inputRef={input}
          autoFocus
          required
        />
      </form>
    </Dialog>
  );
}
