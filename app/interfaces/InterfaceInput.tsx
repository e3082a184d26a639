import { type ReactNode, Suspense, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/ui/Button.tsx';
import { MissingPartContext } from '#app/components/ui/lazy-part.tsx';
import { ErrorBoundary } from '#app/components/ui/ErrorBoundary.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import { Skeleton } from '#app/components/ui/Skeleton.tsx';
import { actionName } from '#app/entities/fields/names.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { useLocale } from '#app/i18n/locale.ts';
import type { InputProps } from './define.ts';
import { useInterfaceOf } from './use-interfaces.ts';
import { interfaceOf, optionsOf } from './registry.ts';
import { UnknownInput } from './UnknownInput.tsx';
import { useNear } from './use-near.ts';

/** Height of a control of one line, px. */
const lineHeight = 36;

export type InterfaceInputProps = Omit<InputProps, 'options'>;

/**
 * The input of whatever interface a field has. One that is unknown is shown, never changed; one that fails to load
 * or crashes shows its own notice, and the rest of the form goes on.
 */
export function InterfaceInput(props: InterfaceInputProps) {
  const { field } = props;
  const { resolved, isAwaited } = useInterfaceOf(field);
  const locale = useLocale();
  const options = useMemo(
    () => (resolved ? optionsOf(resolved.definition, field, locale) : {}),
    [resolved, field, locale],
  );
  if (isAwaited) return <Skeleton height={lineHeight} />;
  if (!resolved) return <UnknownInput {...props} options={options} />;
  const { Input, alwaysReadonly, height, isHeavy } = resolved.definition;
  const place = <Skeleton height={height?.(options, props.value, field) ?? lineHeight} />;
  const readonly = props.readonly || alwaysReadonly === true;
  const input = (
    <Input {...props} value={inWords(field, props.value)} options={options} readonly={readonly} />
  );
  return (
    <ErrorBoundary key={field.interface} renderFallback={() => <BrokenInput />}>
      <MissingPartContext value={showMissing}>
        <Suspense fallback={place}>{isHeavy ? <WhenNear place={place}>{input}</WhenNear> : input}</Suspense>
      </MissingPartContext>
    </ErrorBoundary>
  );
}

/** What an entry of the activity says was done, which nobody edits: in words, as in lists. Any other value as it is. */
function inWords({ collection, field }: Field, value: unknown): unknown {
  const isAction = collection === 'directus_activity' && field === 'action';
  return isAction && typeof value === 'string' ? actionName(value) : value;
}

/** About how high the input of a field is, px. */
export function inputHeight(field: Field, value: unknown): number {
  const resolved = interfaceOf(field);
  if (!resolved) return lineHeight;
  const { definition } = resolved;
  return definition.height?.(optionsOf(definition, field), value, field) ?? lineHeight;
}

/** What it shows is made, and its code fetched, when it comes near the part of the page that is on screen. */
function WhenNear({ place, children }: { place: ReactNode; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  return useNear(ref) ? (
    children
  ) : (
    <div ref={ref} data-held="near">
      {place}
    </div>
  );
}

const showMissing = (retry: () => void) => <BrokenInput onRetry={retry} />;

function BrokenInput({ onRetry }: { onRetry?: () => void }) {
  const { t } = useTranslation();
  const again = onRetry ? (
    <Button size="dense" onClick={onRetry}>
      {t('retry')}
    </Button>
  ) : undefined;
  return (
    <Notice tone="warn" action={again}>
      {t('interfaceBroken')}
    </Notice>
  );
}
