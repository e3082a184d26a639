import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchField } from '#app/components/page/SearchField.tsx';
import { VisuallyHidden } from '#app/components/ui/VisuallyHidden.tsx';

interface SearchBoxProps {
  /** Name of what is searched. */
  name: string;
  value: string;
  onChange: (text: string) => void;
  className?: string;
  /** Default: the word for searching. */
  placeholder?: string;
  /** What is looked at. */
  hint: string;
}

/** Pause in typing, in ms, after which the list follows. */
const delay = 300;

/** The search text of a listing. What is typed stays even when the address changes under it. */
export function SearchBox({ name, value, onChange, className, placeholder, hint }: SearchBoxProps) {
  const { t } = useTranslation('listing');
  const [text, setText] = useState(value);
  const [shown, setShown] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isOpen, setOpen] = useState(false);
  const hintId = useId();
  if (shown !== value) {
    setShown(value);
    // The text of the address, unless it is an earlier one of what is being typed.
    if (!isOpen) setText(value);
  }

  const send = (next: string) => {
    clearTimeout(timer.current);
    setOpen(false);
    if (next.trim() !== value) onChange(next.trim());
  };
  const edit = (next: string) => {
    setText(next);
    setOpen(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => send(next), delay);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  return (
    <>
      <SearchField
        size="dense"
        label={t('search', { collection: name })}
        placeholder={placeholder ?? t('searchPlaceholder')}
        className={className}
        describedBy={hintId}
        title={hint}
        value={text}
        onChange={(next) => {
          edit(next);
          if (next === '') send(next);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') send(text);
        }}
      />
      <VisuallyHidden id={hintId}>{hint}</VisuallyHidden>
    </>
  );
}
