import { useMutation } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { confirm } from '#app/components/feedback/confirm.ts';
import { notify } from '#app/components/feedback/toasts.ts';
import { describeError } from '#app/components/shell/describe-error.ts';
import { Button } from '#app/components/ui/Button.tsx';
import { Icon } from '#app/components/ui/Icon.tsx';
import { IconButton } from '#app/components/ui/IconButton.tsx';
import { lazyPart } from '#app/components/ui/lazy-part.tsx';
import { primaryKeyField } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { fieldMutations } from '#app/entities/fields/mutations.ts';
import { maxPreviews, previewsOf, withPreviews } from '#app/entities/previews/rules.ts';
import type { PreviewTemplate } from '#app/entities/previews/types.ts';
import { useProject } from '#app/session/project.tsx';
import styles from './editor.module.css';

const PreviewDialog = lazyPart(() => import('./PreviewDialog.tsx'));

/** Which pages of a site show the collection's items; saved at once, as fields are. */
export function Previews({ collection }: { collection: Collection }) {
  const { t } = useTranslation('preview-setup');
  const [edited, setEdited] = useState<{ at: number } | null>(null);
  const update = useMutation(fieldMutations.update(useProject(), collection.collection));
  const previews = previewsOf(collection);
  const key = primaryKeyField(collection);
  const write = async (next: readonly PreviewTemplate[]) => {
    if (!key) return;
    await update.mutateAsync({ field: key.field, changes: { options: withPreviews(key.options, next) } });
  };
  const remove = async (at: number, name: string) => {
    const isSure = await confirm({
      title: t('removeTitle', { name }),
      body: t('removeBody'),
      confirmLabel: t('remove', { name }),
      cancelLabel: t('keep'),
      tone: 'bad',
    });
    if (!isSure) return;
    try {
      await write(previews.filter((_, index) => index !== at));
      notify({ tone: 'good', title: t('removed') });
    } catch (error) {
      notify({ tone: 'bad', title: t('failed'), details: describeError(error), delay: 0 });
    }
  };
  return (
    <section className={styles.section} aria-labelledby="collection-previews">
      <h2 id="collection-previews" className={styles.heading}>
        {t('heading')}
      </h2>
      <p>{t('note')}</p>
      {previews.length === 0 ? null : (
        <ul className={styles.previews}>
          {previews.map(({ name, url }, at) => (
            <li key={name}>
              <span className={styles.previewWords}>
                <bdi>{name}</bdi>
                <code className={styles.key} translate="no" dir="ltr">
                  {url}
                </code>
              </span>
              <IconButton label={t('change', { name })} onClick={() => setEdited({ at })}>
                <Icon name="edit" size={18} />
              </IconButton>
              <IconButton label={t('remove', { name })} onClick={() => void remove(at, name)}>
                <Icon name="delete_outline" size={18} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {previews.length < maxPreviews ? (
        <Button size="dense" onClick={() => setEdited({ at: previews.length })}>
          {t('add')}
        </Button>
      ) : null}
      {edited ? (
        <Suspense>
          <PreviewDialog
            collection={collection}
            preview={previews[edited.at] ?? null}
            others={previews.filter((_, at) => at !== edited.at).map(({ name }) => name)}
            onSave={async (preview) => {
              await write([...previews.slice(0, edited.at), preview, ...previews.slice(edited.at + 1)]);
              notify({ tone: 'good', title: t('saved') });
              setEdited(null);
            }}
            onClose={() => setEdited(null)}
          />
        </Suspense>
      ) : null}
    </section>
  );
}
