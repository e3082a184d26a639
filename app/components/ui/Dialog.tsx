import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { classNames } from '#app/components/ui/class-names.ts';
import styles from '#app/components/ui/Dialog.module.css';
import { publishFoot } from '#app/components/ui/foot-height.ts';
import { Glyph } from '#app/components/ui/Glyph.tsx';
import { IconButton } from '#app/components/ui/IconButton.tsx';
import { keepFocus } from '#app/components/ui/keep-focus.ts';

export interface DialogProps {
  title: ReactNode;
  children?: ReactNode;
  /** Buttons, the main one last. */
  footer?: ReactNode;
  /** Esc, the cross and a click on the veil ask for it. */
  onClose: () => void;
  /** alertdialog: must be answered, so a click on the veil does nothing. Default: dialog. */
  role?: 'dialog' | 'alertdialog';
  /** 28, 40 or 64 rem wide; drawer: at the inline end, as high as the window; page: as large as the window. Default: md. */
  size?: 'sm' | 'md' | 'lg' | 'drawer' | 'page';
  /** Shows a cross with this name. */
  closeLabel?: string;
  /** Whether a click on the veil closes it. Default: yes, unless role is alertdialog. */
  isDismissable?: boolean;
  /** Beside the title. */
  headerExtra?: ReactNode;
  className?: string;
}

/**
 * Modal: mounted is open. The focus goes in (to what has autoFocus, else to the first control), stays in, and returns
 * where it came from. A sheet on small screens.
 */
export function Dialog({
  title,
  children,
  footer,
  onClose,
  role = 'dialog',
  size = 'md',
  ...props
}: DialogProps) {
  const dismissable = props.isDismissable ?? role === 'dialog';
  return (
    <ModalOverlay
      className={styles.veil}
      isOpen
      isDismissable={dismissable}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Modal className={classNames(styles.box, styles[size], props.className) ?? ''}>
        <AriaDialog ref={keepFocus} className={styles.dialog} role={role} data-modal={size}>
          <div className={styles.head}>
            <Heading slot="title" level={2} className={styles.title}>
              {title}
            </Heading>
            {props.headerExtra}
            {props.closeLabel ? (
              <IconButton label={props.closeLabel} onClick={onClose}>
                <Glyph name="close" />
              </IconButton>
            ) : null}
          </div>
          {children ? <div className={styles.body}>{children}</div> : null}
          {footer ? (
            <div ref={publishFoot} className={styles.foot} data-foot={size}>
              {footer}
            </div>
          ) : null}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
