import { type ReactNode, useId } from 'react';
import { buttonClass } from '#app/components/ui/button-class.ts';
import { classNames } from '#app/components/ui/class-names.ts';
import styles from '#app/components/ui/FileChoice.module.css';
import { Icon } from '#app/components/ui/Icon.tsx';
import { useDropZone } from '#app/components/ui/use-drop-zone.ts';

export interface FileChoiceProps {
  /** Of the button. */
  label: string;
  /** Name of the input, when there is more to say. */
  inputLabel?: string;
  accept: string;
  onFile: (file: File) => void;
  /** All there is to do: one below the other, and the main button. */
  isTall?: boolean;
  /** That a file may be dropped, or which one was chosen. */
  children: ReactNode;
}

/** Chooses one file, by the button or dropped anywhere on the field. */
export function FileChoice({ label, inputLabel, accept, onFile, isTall = false, children }: FileChoiceProps) {
  const id = useId();
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file) onFile(file);
  };
  const zone = useDropZone(({ files }) => take(files));
  return (
    <div
      {...zone}
      className={classNames(styles.frame, isTall && styles.tall, zone['data-over'] && styles.over)}
    >
      {isTall ? <Icon name="upload_file" size={28} /> : null}
      <label
        className={classNames(buttonClass(isTall ? { variant: 'primary' } : {}), styles.choose)}
        htmlFor={id}
      >
        {isTall ? null : <Icon name="upload_file" size={18} />}
        {label}
        <input
          id={id}
          type="file"
          className={styles.file}
          accept={accept}
          aria-label={inputLabel}
          onChange={(event) => {
            take(event.currentTarget.files);
            // The same file again is a choice too: it may have been written anew.
            event.currentTarget.value = '';
          }}
        />
      </label>
      {children}
    </div>
  );
}
