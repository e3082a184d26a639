import { useMemo } from 'react';
import { useStore } from 'zustand';
import { Markdown } from '#app/components/feedback/Markdown.tsx';
import { dismiss, dismissAll, toasts } from '#app/components/feedback/toasts.ts';
import { Toasts } from '#app/components/ui/Toasts.tsx';

export interface ToastRegionProps {
  /** Names the landmark ("Notifications"). */
  label: string;
  closeLabel: string;
  closeAllLabel: string;
  /** Says that there are so many more than have room. */
  moreText: (count: number) => string;
}

/** Shows what notify() sends. One per page. */
export function ToastRegion(texts: ToastRegionProps) {
  const { shown } = useStore(toasts);
  const items = useMemo(
    () =>
      shown.map((toast) => ({
        ...toast,
        details: toast.details ? <Markdown text={toast.details} /> : undefined,
      })),
    [shown],
  );
  return <Toasts items={items} onClose={dismiss} onCloseAll={dismissAll} {...texts} />;
}
