import { describe, expect, test } from 'vitest';
import { issuesOfField, relationIssues } from './relation-issues.ts';
import {
  collections,
  collectionsOf,
  id,
  links,
  made,
  number,
  relations,
  toMany,
  toOne,
} from './test-model.ts';

describe('relations that do not hold [SCH-10]', () => {
  test('a whole model has none', () => {
    expect(relationIssues(relations, collections)).toEqual([]);
  });

  test.each([
    [
      'a vanished collection at the one side',
      [made(30, ['articles', 'category'], ['gone', null])],
      { kind: 'goneOne', collection: 'articles', field: 'category', missing: 'gone' },
      'drop',
    ],
    [
      'a vanished collection at the many side',
      [made(30, ['gone', 'article'], ['articles', 'comments'])],
      { kind: 'goneMany', collection: 'articles', field: 'comments', missing: 'gone' },
      'drop',
    ],
    [
      'a vanished column',
      [made(30, ['comments', 'gone'], ['articles', 'comments'])],
      { kind: 'goneColumn', collection: 'articles', field: 'comments', missing: 'comments.gone' },
      'drop',
    ],
    [
      'a vanished list at the other end',
      [made(30, ['articles', 'category'], ['categories', 'gone'])],
      { kind: 'goneBack', collection: 'articles', field: 'category', missing: 'categories.gone' },
      'change',
    ],
    [
      'half of the links',
      [made(16, ['articles_tags', 'articles_id'], ['articles', 'tags'], 'tags_id')],
      { kind: 'goneHalf', collection: 'articles', field: 'tags', missing: 'articles_tags.tags_id' },
      'relation',
    ],
    [
      'a junction without the way on',
      [made(16, ['articles_tags', 'articles_id'], ['articles', 'tags'], 'gone_id')],
      { kind: 'goneLink', collection: 'articles', field: 'tags', missing: 'articles_tags.gone_id' },
      'change',
    ],
  ])('%s', (_, broken, issue, mend) => {
    const whole = relations.filter(
      (relation) =>
        !broken.some(
          (entry) =>
            entry.collection_many === relation.collection_many ||
            (entry.collection_one === relation.collection_one && entry.field_one === relation.field_one),
        ),
    );
    const found = relationIssues([...whole, ...broken], collections);
    const [own] = issuesOfField(found, issue);
    expect(own).toMatchObject(issue);
    expect(own?.mend.map(({ kind }) => kind)).toEqual([mend]);
  });

  test('the lost half is made as it was', () => {
    const left = relations.filter((relation) => relation.id !== 17);
    const [issue] = relationIssues(left, collections);
    expect(issue?.mend).toEqual([
      {
        kind: 'relation',
        body: {
          collection_many: 'articles_tags',
          field_many: 'tags_id',
          collection_one: 'tags',
          field_one: 'articles',
          junction_field: 'articles_id',
        },
      },
    ]);
    const other = relations.filter((relation) => relation.id !== 16);
    expect(relationIssues(other, collections)[0]).toMatchObject({
      kind: 'goneHalf',
      mend: [{ body: { collection_one: 'articles', field_one: 'tags', junction_field: 'tags_id' } }],
    });
  });

  test('fields without a relation; a junction to files needs no second one', () => {
    const model = collectionsOf({
      a: { id, one: toOne, many: toMany, links, pictures: { type: 'o2m', interface: 'files' } },
      a_files: { id, a_id: number, file: { ...number, type: 'file' } },
      directus_files: { id },
    });
    const found = relationIssues([made(1, ['a_files', 'a_id'], ['a', 'pictures'], 'file')], model);
    expect(found.map(({ kind, field, mend }) => [kind, field, mend.length])).toEqual([
      ['none', 'one', 0],
      ['none', 'many', 0],
      ['none', 'links', 0],
    ]);
  });

  test('what the system relates to is its own affair', () => {
    expect(
      relationIssues([made(3, ['directus_permissions', 'group'], ['directus_groups', null])], {}),
    ).toEqual([]);
  });
});
