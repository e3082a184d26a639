import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '#app/components/feedback/toasts.ts';
import { describeError } from '#app/components/shell/describe-error.ts';
import { Button } from '#app/components/ui/Button.tsx';
import { Dialog } from '#app/components/ui/Dialog.tsx';
import { Field } from '#app/components/ui/Field.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import { Switch } from '#app/components/ui/Switch.tsx';
import { TextField } from '#app/components/ui/TextField.tsx';
import { collectionMutations } from '#app/entities/collections/mutations.ts';
import { ApiError } from '#app/lib/api.ts';
import { addresses } from '#app/session/addresses.ts';
import { useCollections } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import {
  type DefaultField,
  defaultChoice,
  defaultFields,
  isPlainName,
  longestName,
  nameProblem,
  newCollection,
} from './new-collection.ts';
import styles from './dialogs.module.css';

/** Codes of the API that speak of the name alone. */
const invalidName = 4;
const takenName = 307;

/** Asks for the name and the first fields of a collection, makes it, and goes on to its set-up. */
export default function NewCollectionDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('schema-dialogs');
  const project = useProject();
  const navigate = useNavigate();
  const collections = useCollections();
  const formId = useId();
  const input = useRef<HTMLInputElement>(null);
  const create = useMutation(collectionMutations.create(project));
  const [name, setName] = useState('');
  const [wanted, setWanted] = useState<ReadonlySet<DefaultField>>(new Set(defaultChoice));
  const [isTried, setTried] = useState(false);
  /** What the server said against a name, which holds for that name only. */
  const [refused, setRefused] = useState<{ name: string; text: string } | null>(null);

  const problem = nameProblem(name, Object.keys(collections));
  // An empty box is no mistake as long as nobody has tried to go on.
  const known = problem === null || (problem === 'empty' && !isTried) ? null : problem;
  const own = known === null ? undefined : t(`new.problem.${known}`, { count: longestName });
  const error = own ?? (refused?.name === name ? refused.text : undefined);

  const send = async () => {
    const body = newCollection(name, wanted);
    try {
      await create.mutateAsync(body);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      if (failure.code === invalidName || failure.code === takenName) {
        const text = failure.code === takenName ? t('new.problem.taken') : invalid(failure.message);
        setRefused({ name, text });
        input.current?.focus();
      }
      return;
    }
    notify({ tone: 'good', title: t('new.created') });
    onClose();
    await navigate(addresses.collectionSetup(project, body.collection));
  };
  const invalid = (words: string) => [t('new.problem.invalid'), words].filter(Boolean).join(' ');

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (create.isPending) return;
    setTried(true);
    if (problem === null) void send();
    else input.current?.focus();
  };
  const isOdd = name.trim() !== '' && !isPlainName(name);
  const failure = create.error !== null && refused === null ? create.error : null;
  return (
    <Dialog
      title={t('new.title')}
      onClose={onClose}
      isDismissable={name === ''}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} pending={create.isPending}>
            {t('new.create')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles['new']} noValidate onSubmit={handleSubmit}>
        <TextField
          inputRef={input}
          label={t('new.name')}
          value={name}
          onChange={setName}
          error={error}
          description={isOdd ? t('new.oddName') : t('new.nameHint')}
          required
          autoFocus
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          translate="no"
        />
        <Field group label={t('new.defaults')} description={t('new.key')}>
          {() => (
            <div className={styles['defaults']}>
              {defaultFields.map((field) => (
                <Switch
                  key={field}
                  isSelected={wanted.has(field)}
                  description={t(`new.fieldHint.${field}`)}
                  onChange={(isOn) =>
                    setWanted(
                      new Set([...wanted].filter((entry) => entry !== field).concat(isOn ? [field] : [])),
                    )
                  }
                >
                  {t(`new.field.${field}`)}
                </Switch>
              ))}
            </div>
          )}
        </Field>
        {failure ? (
          <Notice tone="bad" title={t('new.failed')}>
            {describeError(failure)}
          </Notice>
        ) : null}
      </form>
    </Dialog>
  );
}
