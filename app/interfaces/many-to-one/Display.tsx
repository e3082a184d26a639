import { UserLine } from '#app/components/people/UserLine.tsx';
import type { DisplayProps } from '#app/interfaces/define.ts';
import { clip, plainText } from '#app/lib/plain-text.ts';
import { useCollection, useRelations } from '#app/session/model.ts';
import { keyFieldOf } from '#app/entities/collections/rules.ts';
import { relatedCollection } from '#app/entities/relations/rules.ts';
import { nameTemplate } from '#app/entities/collections/naming.ts';
import { titleOf } from '#app/entities/items/item-titles.ts';

export function Display({ value, field, options }: DisplayProps) {
  const related = useCollection(relatedCollection(useRelations(), field) ?? '');
  if (typeof value !== 'object' || value === null || !related) return clip(plainText(value));
  if (related.collection === 'directus_users')
    return <UserLine user={value} template={plainText(options['template'])} show="both" />;
  const keyField = keyFieldOf(related);
  return clip(
    titleOf(value as Record<string, unknown>, nameTemplate(options['template'], related), keyField),
  );
}
