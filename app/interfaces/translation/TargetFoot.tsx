import { useState } from 'react';
import { TextDiff } from '#app/components/text/TextDiff.tsx';
import { Badge } from '#app/components/ui/Badge.tsx';
import { Button } from '#app/components/ui/Button.tsx';
import { fieldName } from '#app/entities/fields/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { isBlank, wordsOf } from '#app/entities/translations/rules.ts';
import type { Freshness } from '#app/entities/translations/types.ts';
import { useInterfaceText } from '#app/i18n/interface-text.ts';
import { useLocale } from '#app/i18n/locale.ts';
import type { EditedText } from './LanguageFields.tsx';
import { TextCount } from './SourceText.tsx';
import styles from './translation.module.css';

interface TargetFootProps {
  field: Field;
  code: string;
  text: EditedText;
  /** What stands on the left. */
  source: unknown;
  /** Null: not asked, or not known yet. */
  freshness: Freshness | null;
  /** A button that has done its work goes away: the focus goes to the text. */
  onDone: () => void;
}

/** Below a translated text: how long it is, how it stands to its source, and what may be done about it. */
export function TargetFoot({ field, code, text: edited, source, freshness, onDone }: TargetFootProps) {
  const text = useInterfaceText('translation');
  const name = fieldName(field, useLocale());
  const [isShown, setShown] = useState(false);
  const { value, isReadonly } = edited;
  const isEmpty = isBlank(field, value);
  const hasSource = !isBlank(field, source);
  const outdated = freshness?.kind === 'outdated' && !isEmpty ? freshness : null;
  const button = (key: string, onClick: () => void, isExpanded?: boolean) => (
    <Button
      size="dense"
      variant="quiet"
      aria-label={`${text(key)}: ${name}`}
      aria-expanded={isExpanded}
      onClick={onClick}
    >
      {text(key)}
    </Button>
  );
  return (
    <div className={styles.foot}>
      {isEmpty ? null : <TextCount field={field} value={value} code={code} />}
      {hasSource && isEmpty ? <Badge tone="warn">{text('missing')}</Badge> : null}
      {outdated ? <Badge tone="warn">{text('outdated')}</Badge> : null}
      {freshness?.kind === 'unknown' && !isEmpty ? (
        <span className={styles.count}>{text('unknown')}</span>
      ) : null}
      {isReadonly || !hasSource || !isEmpty
        ? null
        : button('copy', () => {
            edited.set(source);
            onDone();
          })}
      {outdated ? button('showChange', () => setShown(!isShown), isShown) : null}
      {outdated && !isReadonly
        ? button('stillRight', () => {
            edited.confirm();
            onDone();
          })
        : null}
      {outdated && isShown ? (
        <div className={styles.change}>
          <SourceChange before={wordsOf(field, outdated.before)} after={wordsOf(field, outdated.after)} />
        </div>
      ) : null}
    </div>
  );
}

/** What has changed in the source since it was translated. */
function SourceChange({ before, after }: { before: string; after: string }) {
  return (
    <TextDiff
      before={before}
      after={after}
      otherwise={
        <>
          <p dir="auto">
            <del>{before}</del>
          </p>
          <p dir="auto">
            <ins>{after}</ins>
          </p>
        </>
      }
    />
  );
}
