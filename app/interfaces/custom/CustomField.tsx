import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorDetails } from '#app/components/extension/ErrorDetails.tsx';
import { ExtensionProblem } from '#app/components/extension/load-problem.ts';
import { useScopedStyles } from '#app/components/extension/scoped-styles.ts';
import { useProblemText } from '#app/components/extension/use-problem-text.ts';
import { useUncaughtError } from '#app/components/extension/use-uncaught-error.ts';
import { Button } from '#app/components/ui/Button.tsx';
import { ErrorBoundary } from '#app/components/ui/ErrorBoundary.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import { extensionFolder, extensionUrl } from '#app/entities/extensions/rules.ts';
import type { Extension } from '#app/entities/extensions/types.ts';
import { useInterfaceName } from '#app/i18n/interface-text.ts';
import type { InputProps } from '#app/interfaces/define.ts';
import { InterfaceInput } from '#app/interfaces/InterfaceInput.tsx';
import { apiRoot } from '#app/lib/api.ts';
import { bareField } from './bare-field.ts';
import { copyOf } from './copy-of.ts';
import styles from './custom.module.css';
import { useGuard } from './guard.ts';
import type { LoadedInterface } from './interface-code.ts';

interface CustomFieldProps extends InputProps {
  extension: Extension;
  /** Undefined where it could not be loaded, which `error` says why. */
  code: LoadedInterface | undefined;
  error: unknown;
  onRetry: () => void;
}

/**
 * A custom input that came, or that didn't. Whatever it does wrong shuts it off: what stands in for it by the field's type shows
 * the value, which stays what it was.
 */
export default function CustomField({ extension, code, error, onRetry, ...props }: CustomFieldProps) {
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  const problem = code ? failure : { error };
  if (!code || problem) {
    const retry = () => {
      setFailure(null);
      onRetry();
    };
    return (
      <div className={styles.field}>
        <FieldProblem extension={extension} error={problem?.error} onRetry={retry} />
        <InterfaceInput {...props} field={bareField(props.field)} />
      </div>
    );
  }
  const shutOff = (reason: unknown) => {
    // What it said last of its text counts no more.
    props.onInputError?.(null);
    setFailure({ error: reason });
  };
  return (
    <ErrorBoundary renderFallback={() => null} onError={shutOff}>
      <RunningInput extension={extension} code={code} onShutOff={shutOff} {...props} />
    </ErrorBoundary>
  );
}

interface RunningInputProps extends InputProps {
  extension: Extension;
  code: LoadedInterface;
  onShutOff: (error: unknown) => void;
}

function RunningInput({ extension, code, onShutOff, ...props }: RunningInputProps) {
  const { guarded, touches } = useGuard(
    props,
    () => onShutOff(new ExtensionProblem('unasked', '')),
    code.exported.isFollowing === true,
  );
  const { stray } = useUncaughtError(extensionFolder(extension, apiRoot));
  useScopedStyles(extension.path, code.styles?.text ?? null);
  const end = useEffectEvent(onShutOff);
  useEffect(() => {
    if (stray) end(stray.error);
  }, [stray]);
  // It gets values of its own: what it changes in place is nobody else's.
  const value = useMemo(() => copyOf(props.value), [props.value]);
  const options = useMemo(() => copyOf(props.options) as InputProps['options'], [props.options]);
  const { Input, alwaysReadonly } = code.exported;
  return (
    <div className={styles.stage} data-extension={extension.path} {...touches}>
      <Input
        {...props}
        {...guarded}
        value={value}
        options={options}
        readonly={props.readonly || alwaysReadonly === true}
      />
    </div>
  );
}

function FieldProblem({
  extension,
  error,
  onRetry,
}: {
  extension: Extension;
  error: unknown;
  onRetry: () => void;
}) {
  const { t } = useTranslation('extension');
  const { t: shared } = useTranslation();
  const name = useInterfaceName()(extension.id);
  return (
    <Notice
      tone="warn"
      title={t('brokenTitle', { name })}
      action={
        <Button size="dense" onClick={onRetry}>
          {shared('retry')}
        </Button>
      }
    >
      <p>{useProblemText(error)}</p>
      <ErrorDetails
        extension={extension}
        file={extensionUrl(extension, 'module.js', apiRoot)}
        error={error}
      />
    </Notice>
  );
}
