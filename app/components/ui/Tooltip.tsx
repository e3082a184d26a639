import type { ReactElement, ReactNode } from 'react';
import { Focusable, type Placement, Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components';
import { TIP_DELAY_MS } from '#app/components/ui/native-tip.ts';
import styles from '#app/components/ui/overlay.module.css';

export interface TooltipProps {
  content: ReactNode;
  /** One element that takes the focus and passes its props and ref on to the DOM (a button, a link). */
  children: ReactElement<Record<string, unknown>, string>;
  placement?: Placement;
}

/**
 * Says more about an element after 500 ms of hover or on keyboard focus; tied to it as its description. IconButton
 * shows its own name by itself and needs none.
 */
export function Tooltip({ content, children, placement = 'bottom' }: TooltipProps) {
  return (
    <TooltipTrigger delay={TIP_DELAY_MS} closeDelay={90}>
      <Focusable>{children}</Focusable>
      <AriaTooltip className={styles.tip} placement={placement} offset={6}>
        {content}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
