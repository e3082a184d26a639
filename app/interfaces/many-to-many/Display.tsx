import type { DisplayProps } from '#app/interfaces/define.ts';
import { RowCount } from '#app/interfaces/related/RowCount.tsx';

export function Display({ value, options }: DisplayProps) {
  return <RowCount value={value} template={options['template']} />;
}
