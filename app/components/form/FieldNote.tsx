import { Markdown } from '#app/components/feedback/Markdown.tsx';
import styles from './Form.module.css';

/** What a field's note says, in Markdown. */
export function FieldNote({ id, note }: { id: string; note: string }) {
  return (
    <div id={id} className={styles.note}>
      <Markdown text={note} />
    </div>
  );
}
