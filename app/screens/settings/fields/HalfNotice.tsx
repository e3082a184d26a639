import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/ui/Button.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import { RelationTrouble } from '#app/screens/settings/relations/RelationTrouble.tsx';
import { StepsStopped } from '#app/screens/settings/relations/step-run.ts';
import type { RelationsStopped } from '#app/screens/settings/relations/use-relation-work.ts';
import type { HalfSaved } from './use-field-save.ts';

interface HalfNoticeProps {
  half: HalfSaved;
  field: string;
  onContinue: () => void;
  onDone: () => void;
  onUndone: () => void;
}

/** The field is stored and its relation is not: what there is, and how it goes on. */
export function HalfNotice({ half, field, onContinue, onDone, onUndone }: HalfNoticeProps) {
  const { t } = useTranslation('field-setup');
  if (half.error instanceof StepsStopped) {
    return <RelationTrouble trouble={half.error as RelationsStopped} onDone={onDone} onUndone={onUndone} />;
  }
  return (
    <Notice
      tone="bad"
      title={t(half.wasNew ? 'half.new' : 'half.edit', { field })}
      action={
        <Button size="dense" onClick={onContinue}>
          {t('half.continue')}
        </Button>
      }
    >
      {half.error.message}
    </Notice>
  );
}
