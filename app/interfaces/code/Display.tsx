import { countLines } from '#app/components/code-editor/line-breaks.ts';
import { Icon } from '#app/components/ui/Icon.tsx';
import { VisuallyHidden } from '#app/components/ui/VisuallyHidden.tsx';
import { useInterfaceText } from '#app/i18n/interface-text.ts';
import type { DisplayProps } from '#app/interfaces/define.ts';
import { ownValue } from '#app/lib/own-value.ts';
import styles from './code.module.css';
import { languageOf, languages, toCodeText } from './code-text.ts';

export function Display({ value, options }: DisplayProps) {
  const text = useInterfaceText('code');
  const language = ownValue(languages, languageOf(options['language'])) ?? text('plain');
  const lines = text('lines', { count: countLines(toCodeText(value)), language });
  return (
    <span className={styles.cell} title={lines}>
      <Icon name="code" size={18} />
      <VisuallyHidden>{lines}</VisuallyHidden>
    </span>
  );
}
