import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { describeError } from '#app/components/shell/describe-error.ts';
import { Button } from '#app/components/ui/Button.tsx';
import { TextField } from '#app/components/ui/TextField.tsx';
import { fileMutations } from '#app/entities/files/mutations.ts';
import type { StoredFile } from '#app/entities/files/types.ts';
import { useProject } from '#app/session/project.tsx';
import styles from './drop.module.css';

interface FromAddressProps {
  /** Id of the folder that it goes into; null: none. */
  folder: number | null;
  /** With the file as the server made it, and its address. */
  onFetched: (file: StoredFile, address: string) => void;
}

/** Has the server fetch a file. Whether it does is its own business: it says so when it doesn't. */
export function FromAddress({ folder, onFetched }: FromAddressProps) {
  const { t } = useTranslation('file-parts');
  const project = useProject();
  const [address, setAddress] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const { mutate, isPending } = useMutation(fileMutations.fetch(project));
  const fetchIt = () => {
    const wanted = address.trim();
    if (isPending) return;
    if (!/^https?:\/\//i.test(wanted) || !URL.canParse(wanted)) {
      setProblem(t('badAddress'));
      return;
    }
    setProblem(null);
    mutate(
      { address: wanted, folder },
      {
        onSuccess: (file) => {
          setAddress('');
          onFetched(file, wanted);
        },
        onError: (error) => setProblem(describeError(error)),
      },
    );
  };
  // No form of its own: it may stand in one.
  return (
    <div className={styles.address}>
      <TextField
        type="url"
        label={t('address')}
        description={t('addressHint')}
        error={problem}
        value={address}
        onChange={setAddress}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          fetchIt();
        }}
        dir="ltr"
        className={styles.addressField}
      />
      <Button pending={isPending} className={styles.fetch} onClick={fetchIt}>
        {t('fetch')}
      </Button>
    </div>
  );
}
