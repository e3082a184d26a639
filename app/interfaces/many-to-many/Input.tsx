import { Notice } from '#app/components/ui/Notice.tsx';
import type { InputProps } from '#app/interfaces/define.ts';
import { RelatedList } from '#app/interfaces/related/RelatedList.tsx';
import { useListModel } from '#app/interfaces/related/use-list-model.ts';
import { useRelatedText } from '#app/interfaces/related/use-related-text.ts';

export default function Input(props: InputProps) {
  const text = useRelatedText();
  const model = useListModel(props.field, 'm2m', props.options['sort_field']);
  if (!model) return <Notice tone="warn">{text('notSetUp')}</Notice>;
  return <RelatedList {...props} model={model} isDelete={false} />;
}
