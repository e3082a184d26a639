import { useQuery } from '@tanstack/react-query';
import { lazyPart } from '#app/components/ui/lazy-part.tsx';
import { Skeleton } from '#app/components/ui/Skeleton.tsx';
import type { Extension } from '#app/entities/extensions/types.ts';
import type { InputProps } from '#app/interfaces/define.ts';
import { useProject } from '#app/session/project.tsx';
import { interfaceCode } from './interface-code.ts';

const CustomField = lazyPart(() => import('./CustomField.tsx'));

/** The input of an interface that the installation brings: its code comes when a form first shows it. */
export function CustomInput(props: InputProps & { extension: Extension }) {
  const code = useQuery(interfaceCode(useProject(), props.extension));
  if (code.isFetching && !code.data) return <Skeleton height={36} />;
  return <CustomField {...props} code={code.data} error={code.error} onRetry={() => void code.refetch()} />;
}
