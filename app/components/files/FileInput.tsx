import type { InputHTMLAttributes, Ref } from 'react';

interface FileInputProps extends Pick<InputHTMLAttributes<HTMLInputElement>, 'multiple' | 'accept'> {
  /** Its `click` opens the browser's choice: what is seen is a button. */
  ref: Ref<HTMLInputElement>;
  /** A folder is chosen instead, with all that is in it. */
  isFolder?: boolean;
  onChosen: (files: readonly File[]) => void;
}

/** Lets files of this machine be chosen. */
export function FileInput({ isFolder = false, onChosen, ...input }: FileInputProps) {
  return (
    <input
      {...input}
      {...(isFolder ? { webkitdirectory: '' } : {})}
      type="file"
      hidden
      tabIndex={-1}
      aria-hidden
      onChange={(event) => {
        onChosen([...(event.currentTarget.files ?? [])]);
        // The same file may be chosen again.
        event.currentTarget.value = '';
      }}
    />
  );
}
