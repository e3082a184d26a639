import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/ui/Button.tsx';
import { buttonClass } from '#app/components/ui/button-class.ts';
import { Notice } from '#app/components/ui/Notice.tsx';
import type { Collection } from '#app/entities/collections/types.ts';
import { fieldName } from '#app/entities/fields/names.ts';
import { resolvePath } from '#app/entities/items/paths.ts';
import { languagePath } from '#app/entities/previews/rules.ts';
import type { AddressGap, FramePlace } from '#app/entities/previews/types.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { useCollections, usePermissions, useRelations } from '#app/session/model.ts';
import type { FrameState } from './PreviewFrame.tsx';
import styles from './preview.module.css';

interface AddressGapsProps {
  collection: Collection;
  gaps: readonly AddressGap[];
}

/** What the address of the page lacks. */
export function AddressGaps({ collection, gaps }: AddressGapsProps) {
  const { t } = useTranslation('preview');
  const locale = useLocale();
  const schema = { collections: useCollections(), relations: useRelations(), permissions: usePermissions() };
  const nameOf = (path: string) =>
    resolvePath(schema, collection, path)
      ?.steps.map((step) => fieldName(step, locale))
      .join(' › ') ?? path;
  return (
    <Notice tone="warn" title={t('gaps.title')} className={styles.notice}>
      <ul className={styles.gaps}>
        {gaps.map(({ path, reason }) => (
          <li key={path}>
            {path === languagePath ? t('gaps.language') : t(`gaps.${reason}`, { field: nameOf(path) })}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

interface FrameNoticeProps {
  state: FrameState | FramePlace;
  href: string;
  /** The item's own page is to be shown again. */
  onBack: () => void;
}

/** Why the page isn't here, or isn't the whole truth. Nothing while all is well. */
export function FrameNotice({ state, href, onBack }: FrameNoticeProps) {
  const { t } = useTranslation('preview');
  if (state === 'loading' || state === 'live' || state === 'frame') return null;
  const { origin } = new URL(href);
  return (
    <Notice
      tone={state === 'silent' || state === 'elsewhere' ? 'info' : 'warn'}
      className={styles.notice}
      action={
        state === 'elsewhere' ? (
          <Button size="dense" onClick={onBack}>
            {t('back')}
          </Button>
        ) : (
          <a className={buttonClass({ size: 'dense' })} href={href} target="_blank" rel="noopener noreferrer">
            {t('newTab')}
          </a>
        )
      }
    >
      {t(`states.${state}`, { origin })}
    </Notice>
  );
}
