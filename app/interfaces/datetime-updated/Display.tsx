import { Instant } from '#app/components/moments/Instant.tsx';
import type { DisplayProps } from '#app/interfaces/define.ts';

export function Display({ value, options }: DisplayProps) {
  return <Instant value={value} relative={options['showRelative'] === true} />;
}
