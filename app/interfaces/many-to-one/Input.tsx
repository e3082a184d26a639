import { Notice } from '#app/components/ui/Notice.tsx';
import { relatedCollection } from '#app/entities/relations/rules.ts';
import { useInterfaceText } from '#app/i18n/interface-text.ts';
import type { InputProps } from '#app/interfaces/define.ts';
import { useCollection, useRelations } from '#app/session/model.ts';
import { LinkInput } from './LinkInput.tsx';

export default function Input(props: InputProps) {
  const text = useInterfaceText('many-to-one');
  const related = useCollection(relatedCollection(useRelations(), props.field) ?? '');
  return related ? (
    <LinkInput {...props} related={related} />
  ) : (
    <Notice tone="warn">{text('notSetUp')}</Notice>
  );
}
