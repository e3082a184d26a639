import { lazy, Suspense, useSyncExternalStore } from 'react';
import { currentQuestion, subscribeToQuestions } from '#app/components/feedback/confirm.ts';

// The dialog brings React Aria along, which the sign-in page must not wait for.
const ConfirmDialog = lazy(async () => ({
  default: (await import('#app/components/ui/ConfirmDialog.tsx')).ConfirmDialog,
}));

/** Shows what confirm() asks. One per page. The focus returns where it came from. */
export function ConfirmHost() {
  const question = useSyncExternalStore(subscribeToQuestions, currentQuestion);
  return question ? (
    <Suspense fallback={null}>
      <ConfirmDialog
        key={question.id}
        title={question.title}
        confirmLabel={question.confirmLabel}
        cancelLabel={question.cancelLabel}
        tone={question.tone}
        onConfirm={() => question.answer(true)}
        onCancel={() => question.answer(false)}
      >
        {question.body}
      </ConfirmDialog>
    </Suspense>
  ) : null;
}
