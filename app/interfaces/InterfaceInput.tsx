import { Component, type ReactNode, Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '#app/components/ui/Notice.tsx';
import { Skeleton } from '#app/components/ui/Skeleton.tsx';
import type { InputProps } from './define.ts';
import { interfaceOf, optionsOf } from './registry.ts';
import { UnknownInput } from './UnknownInput.tsx';

export type InterfaceInputProps = Omit<InputProps, 'options'>;

/**
 * The input of whatever interface a field has. One that is unknown is shown, never changed; one that fails to load
 * or crashes shows its own notice, and the rest of the form goes on.
 */
export function InterfaceInput(props: InterfaceInputProps) {
  const { field } = props;
  const resolved = useMemo(() => interfaceOf(field), [field]);
  const options = useMemo(() => (resolved ? optionsOf(resolved.definition, field) : {}), [resolved, field]);
  if (!resolved) return <UnknownInput {...props} options={options} />;
  const { Input, alwaysReadonly, height } = resolved.definition;
  return (
    <InputBoundary key={field.interface} fallback={<BrokenInput />}>
      <Suspense fallback={<Skeleton height={height?.(options, props.value, field) ?? 36} />}>
        <Input {...props} options={options} readonly={props.readonly || alwaysReadonly === true} />
      </Suspense>
    </InputBoundary>
  );
}

function BrokenInput() {
  const { t } = useTranslation();
  return <Notice tone="warn">{t('interfaceBroken')}</Notice>;
}

class InputBoundary extends Component<{ fallback: ReactNode; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
