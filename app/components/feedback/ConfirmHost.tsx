import { Suspense, useEffect } from 'react';
import { lazyPart, MissingPartContext } from '#app/components/ui/lazy-part.tsx';
import { declineQuestion, useQuestion } from '#app/components/feedback/confirm.ts';

// The dialog brings React Aria along, which the sign-in page must not wait for.
const ConfirmDialog = lazyPart(async () => ({
  default: (await import('#app/components/ui/ConfirmDialog.tsx')).ConfirmDialog,
}));

/** Shows what confirm() asks. One per page. The focus returns where it came from. */
export function ConfirmHost() {
  const question = useQuestion();
  return question ? (
    <MissingPartContext value={unasked}>
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
    </MissingPartContext>
  ) : null;
}

/** What can't be asked is not done. */
function Unasked() {
  useEffect(declineQuestion, []);
  return null;
}

const unasked = () => <Unasked />;
