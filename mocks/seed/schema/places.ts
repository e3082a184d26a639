/** A hierarchy of some hundred places, nine levels deep where it is deepest. */
import {
  type CollectionSeed,
  choice,
  german,
  key,
  many,
  one,
  prose,
  type RelationSeed,
  sort,
  text,
} from '#mocks/seed/schema/builders.ts';

export const placeCollections: CollectionSeed[] = [
  {
    collection: 'places',
    icon: 'account_tree',
    note: 'Where things are kept, from the coast down to the shelf',
    ...german('Orte'),
    fields: [
      key(),
      sort(),
      text('name', { required: true, width: 'half', length: '80' }),
      choice(
        'kind',
        { region: 'Region', harbour: 'Harbour', building: 'Building', room: 'Room', shelf: 'Shelf' },
        { width: 'half' },
      ),
      one('parent', '{{name}}', { width: 'half', note: 'Leave empty for a root.' }),
      prose('note', { options: { rows: 3 } }),
      many('children', { options: { fields: 'name,kind', sort_field: 'sort' } }),
    ],
  },
];

export const placeRelations: RelationSeed[] = [
  { collection_many: 'places', field_many: 'parent', collection_one: 'places', field_one: 'children' },
];
