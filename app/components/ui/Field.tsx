import { type ReactNode, useId } from 'react';
import { classNames } from '#app/components/ui/class-names.ts';
import styles from '#app/components/ui/Field.module.css';
import { Glyph } from '#app/components/ui/Glyph.tsx';
import { VisuallyHidden } from '#app/components/ui/VisuallyHidden.tsx';

/** What every labelled control takes. */
export interface FieldShape {
  /** Left out when something else names the control: see labelledBy. */
  label?: ReactNode;
  /** Ids of what names and describes the control elsewhere, for a form row that draws its own label and messages. */
  labelledBy?: string;
  describedBy?: string;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean;
  /** Stands under the control. */
  description?: ReactNode;
  /** What is wrong and how to mend it; marks the control as invalid. true: the message stands elsewhere. */
  error?: ReactNode;
  required?: boolean;
}

interface LabelledProps extends FieldShape {
  id?: string | undefined;
  className?: string;
}

/** The props of a labelled control, parted: what is the field's, and what is the control's own. */
export function partField<P extends LabelledProps>(
  props: P,
): [LabelledProps, Omit<P, Exclude<keyof FieldShape, 'required'> | 'className'>] {
  const { label, labelledBy, describedBy, hideLabel, description, error, className, ...control } = props;
  const { id, required } = control;
  return [
    { id, label, labelledBy, describedBy, hideLabel, description, error, required, className },
    control,
  ];
}

/** Attributes that tie a control to its label, description and error. */
export interface ControlWiring {
  id: string;
  'aria-labelledby': string | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps extends FieldShape {
  /** The control is a group (radios, check boxes): the label names a role="group" instead of one input. */
  group?: boolean;
  /** What the box of a group is; "none" when the control has a role and a name of its own. */
  role?: 'group' | 'none';
  /** Id of the control; made up when not given. */
  id?: string;
  className?: string;
  children: (wiring: ControlWiring) => ReactNode;
}

/** Label, control, description and error, one under the other, with their ids tied together. */
export function Field(props: FieldProps) {
  const { label, hideLabel, description, error, required, group, className, children } = props;
  const made = useId();
  const id = props.id ?? made;
  const describedBy = classNames(
    error && error !== true ? `${id}-error` : false,
    description ? `${id}-description` : false,
    props.describedBy,
  );
  const caption = (
    <>
      {label}
      {required ? (
        <span className={styles.star} aria-hidden="true">
          *
        </span>
      ) : null}
    </>
  );
  const named = group && props.role !== 'none';
  const labelledBy = label ? undefined : props.labelledBy;
  const labelProps = { id: `${id}-label`, className: styles.label };
  const head = group ? (
    <span {...labelProps}>{caption}</span>
  ) : (
    <label {...labelProps} htmlFor={id}>
      {caption}
    </label>
  );
  return (
    <div
      className={classNames(styles.field, className)}
      role={named ? 'group' : undefined}
      aria-labelledby={named ? (labelledBy ?? `${id}-label`) : undefined}
      aria-describedby={named ? describedBy : undefined}
    >
      {label ? hideLabel ? <VisuallyHidden>{head}</VisuallyHidden> : head : null}
      {children({
        id,
        'aria-labelledby': labelledBy,
        'aria-describedby': describedBy,
        'aria-invalid': error ? true : undefined,
      })}
      {error && error !== true ? (
        <span id={`${id}-error`} className={styles.error}>
          <Glyph name="error" size={16} />
          <span>{error}</span>
        </span>
      ) : null}
      {description ? (
        <span id={`${id}-description`} className={styles.description}>
          {description}
        </span>
      ) : null}
    </div>
  );
}
