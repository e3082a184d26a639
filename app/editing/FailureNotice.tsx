import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#app/components/form/error-text.ts';
import { focusField } from '#app/components/form/focus.ts';
import type { Form } from '#app/components/form/use-form.ts';
import { Button } from '#app/components/ui/Button.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import { fieldName } from '#app/entities/fields/rules.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { useLostSession } from '#app/session/expiry.ts';
import { ownValue } from '#app/lib/own-value.ts';
import type { SaveFailure } from './use-save-failure.ts';
import styles from './editing.module.css';

export interface FailureNoticeProps {
  /** Null while nothing has failed. */
  failure: SaveFailure | null;
  form: Form;
  root: RefObject<HTMLElement | null>;
  /** Default: that it is not saved. */
  title?: string;
}

/** Why nothing was saved: what belongs to no field, and the way to each field that needs a look. It stays in sight. */
export function FailureNotice({ failure, ...props }: FailureNoticeProps) {
  return failure ? <Failure failure={failure} {...props} /> : null;
}

function Failure({ failure, form, root, title }: FailureNoticeProps & { failure: SaveFailure }) {
  const { t } = useTranslation('item');
  const errorText = useErrorText();
  const locale = useLocale();
  const { message, details, isUnreachable, retry } = failure;
  // Without a session the server answers as to anybody, that there is no such item for example.
  const isLost = useLostSession() !== null;
  const [failed, setFailed] = useState<{ failure: SaveFailure; isLost: boolean }>({ failure, isLost });
  if (failed.failure !== failure || (isLost && !failed.isLost)) setFailed({ failure, isLost });
  const hadNoSession = isLost || failed.isLost;
  // A field that was mended since is not listed any more.
  const open = form.fields.filter(
    ({ field }) => failure.fields.includes(field.field) && ownValue(form.errors, field.field),
  );
  if (message === null && open.length === 0) return null;
  return (
    <Notice
      tone="bad"
      className={styles.failure}
      title={message === null ? t('form.errors', { count: open.length }) : (title ?? t('failed.title'))}
      action={
        retry ? (
          <Button size="dense" onClick={retry}>
            {t('failed.retry')}
          </Button>
        ) : undefined
      }
    >
      {message === null ? null : (
        <>
          <p>{hadNoSession ? t('failed.session') : message}</p>
          <p>{isUnreachable ? t('failed.keptTryAgain') : t('failed.kept')}</p>
        </>
      )}
      {details !== null && open.length > 0 ? <p>{t('failed.likely')}</p> : null}
      {open.length > 1 ? (
        <ul className={styles.errors}>
          {open.map(({ field }) => (
            <li key={field.field}>
              <button
                type="button"
                className={styles.link}
                onClick={() => focusField(root.current, field.field)}
              >
                {fieldName(field, locale)}
              </button>
              {': '}
              {errorText(ownValue(form.errors, field.field) ?? '', field)}
            </li>
          ))}
        </ul>
      ) : null}
      {details === null ? null : (
        <details>
          <summary>{t('failed.words')}</summary>
          <p translate="no">{details}</p>
        </details>
      )}
    </Notice>
  );
}
