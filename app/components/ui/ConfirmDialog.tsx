import type { ReactNode } from 'react';
import { Button } from '#app/components/ui/Button.tsx';
import { Dialog } from '#app/components/ui/Dialog.tsx';

export interface ConfirmDialogProps {
  /** The question. */
  title: ReactNode;
  /** What will happen, or be lost. */
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  /** bad: destroys something. The focus then starts on the way out. */
  tone?: 'plain' | 'bad';
  /** The confirmed work is under way. */
  pending?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  /** A third way, between the two. */
  extra?: ReactNode;
}

/** A question that must be answered. Esc cancels. */
export function ConfirmDialog({
  title,
  children,
  confirmLabel,
  cancelLabel,
  tone,
  ...props
}: ConfirmDialogProps) {
  const bad = tone === 'bad';
  return (
    <Dialog
      title={title}
      role="alertdialog"
      size="sm"
      onClose={props.onCancel}
      footer={
        <>
          <Button autoFocus={bad} onClick={props.onCancel}>
            {cancelLabel}
          </Button>
          {props.extra}
          <Button
            autoFocus={!bad}
            variant={bad ? 'danger' : 'primary'}
            pending={props.pending}
            onClick={props.onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
