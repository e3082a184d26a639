import { lazyPart } from '#app/components/ui/lazy-part.tsx';
import type { InputProps } from '#app/interfaces/define.ts';
import { plainText } from '#app/lib/plain-text.ts';
import { RichText } from './RichText.tsx';
import styles from './wysiwyg.module.css';

const HtmlView = lazyPart(() => import('./HtmlView.tsx'));

export default function Input(props: InputProps) {
  const { value, readonly, labelId, describedBy } = props;
  const isText = typeof value === 'string' || value === null || value === undefined;
  if (isText && !readonly) return <RichText {...props} />;
  const text = plainText(value);
  if (text === '') return <p className={styles.none}>–</p>;
  // A number or data would be wrapped in paragraphs by an editor: it is shown and kept.
  if (!isText) return <p className={styles.none}>{text}</p>;
  return <HtmlView html={text} labelId={labelId} describedBy={describedBy} />;
}
