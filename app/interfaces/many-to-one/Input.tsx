import { Notice } from '#app/components/ui/Notice.tsx';
import { relatedCollection } from '#app/entities/relations/rules.ts';
import type { InputProps } from '#app/interfaces/define.ts';
import { LinkInput } from '#app/interfaces/related/LinkInput.tsx';
import { useRelatedText } from '#app/interfaces/related/use-related-text.ts';
import { useCollection, useRelations } from '#app/session/model.ts';

export default function Input(props: InputProps) {
  const text = useRelatedText();
  const related = useCollection(relatedCollection(useRelations(), props.field) ?? '');
  return related ? (
    <LinkInput {...props} related={related} />
  ) : (
    <Notice tone="warn">{text('notSetUp')}</Notice>
  );
}
