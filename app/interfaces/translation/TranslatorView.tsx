import { useCallback, useMemo, useState } from 'react';
import { Button } from '#app/components/ui/Button.tsx';
import { Dialog } from '#app/components/ui/Dialog.tsx';
import { Select } from '#app/components/ui/Select.tsx';
import { Switch } from '#app/components/ui/Switch.tsx';
import { fieldName } from '#app/entities/fields/rules.ts';
import { sourcePlace } from '#app/entities/translations/rules.ts';
import { useInterfaceText } from '#app/i18n/interface-text.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { LanguageHead } from './LanguageHead.tsx';
import { LanguageTexts } from './LanguageTexts.tsx';
import { nextGap } from './next-gap.ts';
import { SourceText } from './SourceText.tsx';
import { TargetFoot } from './TargetFoot.tsx';
import styles from './translation.module.css';
import type { TranslationSet } from './translation-set.ts';
import { type Freshnesses, useFreshness } from './use-freshness.ts';
import { useGapsOf } from './use-gaps-of.ts';
import { useSource } from './use-source.ts';
import type { TranslatorView as View } from './use-translator-view.ts';

export interface TranslatorViewProps {
  set: TranslationSet;
  view: View;
}

/** Two languages, field by field beside each other; the right one is translated into. As large as the page on request. */
export default function TranslatorView({ set, view }: TranslatorViewProps) {
  const text = useInterfaceText('translation');
  const [isPage, setPage] = useState(false);
  const [isSourceEdited, setSourceEdited] = useState(false);
  const freshness = useFreshness(set);
  const gaps = useGaps(set, view, freshness);
  const close = () => setPage(false);
  const tools = (
    <>
      {set.props.readonly ? null : (
        <Switch className={styles.first ?? ''} isSelected={isSourceEdited} onChange={setSourceEdited}>
          {text('editSource')}
        </Switch>
      )}
      <Button size="dense" disabled={!gaps.has} onClick={gaps.next}>
        {text('nextMissing')}
      </Button>
    </>
  );
  const sides = <Sides {...{ set, view, freshness, gaps, isSourceEdited }} />;
  return (
    <div className={styles.pair}>
      <div className={styles.tools}>
        {tools}
        {/* It stays while the page is open: the focus comes back to it. */}
        <Button size="dense" onClick={() => setPage(true)}>
          {text('page')}
        </Button>
      </div>
      {isPage ? (
        <>
          <p className={styles.note}>{text('onPage')}</p>
          <Dialog
            title={text('translate')}
            size="page"
            isDismissable={false}
            footer={
              <Button variant="primary" onClick={close}>
                {text('done')}
              </Button>
            }
            onClose={close}
          >
            <div className={styles.pair}>
              <div className={styles.tools}>{tools}</div>
              {sides}
            </div>
          </Dialog>
        </>
      ) : (
        sides
      )}
    </div>
  );
}

interface SidesProps extends TranslatorViewProps {
  freshness: Freshnesses;
  gaps: ReturnType<typeof useGaps>;
  isSourceEdited: boolean;
}

function Sides({ set, view, freshness, gaps, isSourceEdited }: SidesProps) {
  const text = useInterfaceText('translation');
  const locale = useLocale();
  const { props } = set;
  const { left, right, remember } = view;
  const sourceOf = useSource(set, left, isSourceEdited);
  return (
    <>
      <div className={styles.heads}>
        <Select
          label={text('sourceLanguage')}
          hideLabel
          className={styles.language ?? ''}
          selectedKey={left}
          onChange={(place) => remember({ left: place === sourcePlace ? null : place })}
          items={view.places.map((id) => ({ id, label: set.nameOf(id) }))}
        />
        <LanguageHead
          set={set}
          code={right}
          label={text('language')}
          codes={view.codes}
          onChange={(code) => remember({ right: code })}
        />
      </div>
      <LanguageTexts
        key={`${left} ${right}`}
        set={set}
        code={right}
        wanted={gaps.wanted}
        onFocused={gaps.onFocused}
        beside={(field, edited) => {
          const source = sourceOf(field);
          if (!source) return { before: null, below: null };
          return {
            before: (
              <SourceText
                {...source}
                form={set.form}
                holder={props.field.field}
                label={`${set.nameOf(left)}: ${fieldName(field, locale)}`}
                onInputError={props.onInputError}
              />
            ),
            below: (
              <TargetFoot
                field={field}
                code={right}
                text={edited}
                source={source.value}
                freshness={left === sourcePlace ? (freshness.get(right)?.get(field.field) ?? null) : null}
                onDone={() => gaps.focus(field.field)}
              />
            ),
          };
        }}
      />
    </>
  );
}

/** The way from one text that is missing or outdated to the next, through all languages. */
function useGaps(set: TranslationSet, { right, codes, remember }: View, freshness: Freshnesses) {
  const { states } = set;
  const [last, setLast] = useState<{ code: string; name: string } | null>(null);
  const [isWanted, setWanted] = useState(false);
  const gapsOf = useGapsOf(set, freshness);
  const order = useMemo(() => states.fields.map(({ field }) => field), [states.fields]);
  const others = codes.filter((code) => code !== states.rule.code);
  const from = last?.code === right ? last.name : null;
  const gap = nextGap({ codes: others, code: right, from, order, gapsOf });
  const lead = (to: { code: string; name: string }) => {
    setLast(to);
    setWanted(true);
  };
  const next = () => {
    if (!gap) return;
    lead(gap);
    if (gap.code !== right) remember({ right: gap.code });
  };
  return {
    has: gap !== null,
    next,
    focus: (name: string) => lead({ code: right, name }),
    wanted: isWanted && last?.code === right ? last.name : null,
    onFocused: useCallback(() => setWanted(false), []),
  };
}
