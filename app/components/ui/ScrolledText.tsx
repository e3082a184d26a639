interface ScrolledTextProps {
  labelId: string;
  className: string | undefined;
  children: string;
}

/** A text that can't be edited. A long one scrolls, which the keyboard must be able to do as well. */
export function ScrolledText({ labelId, className, children }: ScrolledTextProps) {
  return (
    <div
      role="textbox"
      aria-readonly="true"
      aria-multiline="true"
      aria-labelledby={labelId}
      tabIndex={0}
      className={className}
      dir="auto"
    >
      {children}
    </div>
  );
}
