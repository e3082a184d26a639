import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useScopedStyles } from '#app/components/extension/scoped-styles.ts';
import { ErrorBoundary } from '#app/components/ui/ErrorBoundary.tsx';
import type { Extension } from '#app/entities/extensions/types.ts';
import type { DisplayProps } from '#app/interfaces/define.ts';
import { InterfaceDisplay } from '#app/interfaces/InterfaceDisplay.tsx';
import { useProject } from '#app/session/project.tsx';
import { writeJson } from '#app/lib/json.ts';
import { bareField } from './bare-field.ts';
import { copyOf } from './copy-of.ts';
import styles from './custom.module.css';
import { interfaceCode, type LoadedInterface } from './interface-code.ts';

/** The display of an interface that the installation brings; until it is there, and where it fails, that of the field's type. */
export function CustomDisplay({ extension, ...props }: DisplayProps & { extension: Extension }): ReactNode {
  const { data } = useQuery(interfaceCode(useProject(), extension));
  const standIn = <InterfaceDisplay {...props} field={bareField(props.field)} />;
  if (!data?.exported.Display) return standIn;
  return (
    <ErrorBoundary key={writeJson(props.value)} renderFallback={() => standIn}>
      <RunningDisplay {...props} path={extension.path} code={data} />
    </ErrorBoundary>
  );
}

function RunningDisplay({ path, code, ...props }: DisplayProps & { path: string; code: LoadedInterface }) {
  useScopedStyles(path, code.styles?.text ?? null);
  const { Display } = code.exported;
  const value = useMemo(() => copyOf(props.value), [props.value]);
  const options = useMemo(() => copyOf(props.options) as DisplayProps['options'], [props.options]);
  return (
    <span className={styles.display} data-extension={path}>
      {Display ? <Display {...props} value={value} options={options} item={{ ...props.item }} /> : null}
    </span>
  );
}
