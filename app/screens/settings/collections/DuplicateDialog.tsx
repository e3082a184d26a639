import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '#app/components/feedback/toasts.ts';
import { describeError } from '#app/components/shell/describe-error.ts';
import { Button } from '#app/components/ui/Button.tsx';
import { Dialog } from '#app/components/ui/Dialog.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import { Select } from '#app/components/ui/Select.tsx';
import { TextField } from '#app/components/ui/TextField.tsx';
import { collectionName, collectionOf, isSystem } from '#app/entities/collections/rules.ts';
import { fieldMutations } from '#app/entities/fields/mutations.ts';
import { normalName } from '#app/entities/fields/normal-name.ts';
import { fieldName } from '#app/entities/fields/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { useCollections } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import { copyOf, freeName } from './duplicate-rules.ts';
import styles from './dialogs.module.css';

/** Asks where to and by which name a field is copied, and copies it. */
export function DuplicateDialog({ field, onClose }: { field: Field; onClose: () => void }) {
  const { t } = useTranslation('schema-dialogs');
  const project = useProject();
  const locale = useLocale();
  const formId = useId();
  const input = useRef<HTMLInputElement>(null);
  const collections = useCollections();
  const [target, setTarget] = useState(field.collection);
  const known = collectionOf(collections, target);
  const taken = useMemo(() => new Set(Object.keys(known?.fields ?? {})), [known]);
  const [name, setName] = useState(() => freeName(field.field, taken));
  const create = useMutation(fieldMutations.create(project, target));
  const choices = useMemo(
    () =>
      Object.values(collections)
        .filter(({ collection }) => !isSystem(collection))
        .map((one) => ({ id: one.collection, label: collectionName(one, locale) }))
        .sort((a, b) => a.label.localeCompare(b.label, locale)),
    [collections, locale],
  );
  const isTaken = [...taken].some((other) => other.toLowerCase() === name);
  const isReady = known !== undefined && name !== '' && !isTaken;

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isReady || create.isPending) return;
    try {
      await create.mutateAsync(copyOf(field, target, name, taken.size));
    } catch {
      // The dialog says why.
      input.current?.focus();
      return;
    }
    notify({ tone: 'good', title: t('field.created') });
    onClose();
  };
  return (
    <Dialog
      title={t('copy.title', { field: fieldName(field, locale) })}
      size="sm"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            pending={create.isPending}
            aria-disabled={!isReady || undefined}
          >
            {t('new.create')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={styles['losses']}
        noValidate
        onSubmit={(event) => void handleSubmit(event)}
      >
        <Select
          label={t('copy.target')}
          items={choices}
          selectedKey={target}
          onChange={(next) => setTarget(next ?? field.collection)}
        />
        <TextField
          inputRef={input}
          label={t('copy.name')}
          value={name}
          onChange={(text) => setName(normalName(text))}
          error={isTaken ? t('copy.taken') : undefined}
          description={t('copy.hint')}
          required
          autoFocus
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          translate="no"
        />
        {create.error ? (
          <Notice tone="bad" title={t('copy.failed')}>
            {describeError(create.error)}
          </Notice>
        ) : null}
      </form>
    </Dialog>
  );
}
