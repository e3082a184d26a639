import { UserLine } from '#app/components/people/UserLine.tsx';
import type { DisplayProps } from '#app/interfaces/define.ts';
import { plainText } from '#app/lib/plain-text.ts';

export function Display({ value, options }: DisplayProps) {
  return <UserLine user={value} template={plainText(options['template'])} show="both" />;
}
