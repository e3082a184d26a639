import { useMemo } from 'react';
import { Notice } from '#app/components/ui/Notice.tsx';
import { fieldOf } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { languageFieldIn } from '#app/entities/fields/languages.ts';
import { canRead } from '#app/entities/permissions/rules.ts';
import type { InputProps } from '#app/interfaces/define.ts';
import { useListModel } from '#app/interfaces/related/use-list-model.ts';
import { useRelatedText } from '#app/interfaces/related/use-related-text.ts';
import { useCollections, useRights } from '#app/session/model.ts';
import { languagesOf } from './languages.ts';
import { Translations } from './Translations.tsx';

export default function Input(props: InputProps) {
  const related = useRelatedText();
  const { options } = props;
  const model = useListModel(props.field, 'o2m');
  const collections = useCollections();
  const languages = useMemo(() => languagesOf(collections, options), [collections, options]);
  const language = languageFieldIn(options);
  const rowKey = model?.rowKey ?? '';
  const shape = useMemo(() => ({ rowKey, language }), [rowKey, language]);
  const rights = useRights(model?.rows ?? nowhere);
  if (!model || !languages || !fieldOf(model.rows, language)) {
    return <Notice tone="warn">{related('notSetUp')}</Notice>;
  }
  if (!canRead(rights)) return <Notice tone="info">{related('noAccess')}</Notice>;
  return <Translations {...props} {...{ model, languages, shape }} />;
}

const nowhere: Collection = {
  collection: '',
  note: null,
  icon: null,
  hidden: true,
  single: false,
  managed: false,
  translation: [],
  fields: {},
};
