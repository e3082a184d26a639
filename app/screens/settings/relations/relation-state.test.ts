import { describe, expect, test } from 'vitest';
import { keepRelations, type LinksState, relationKind, startRelations, withOther } from './relation-state.ts';
import { relationProblems } from './relation-problems.ts';
import {
  collections,
  collectionsOf,
  draftOf,
  id,
  links,
  made,
  number,
  relations,
  text,
  toMany,
  toOne,
} from './test-model.ts';

const start = (collection: string, field: string, raw: Record<string, unknown>) =>
  startRelations(draftOf(collection, field, raw), relations, collections);

describe('the kind of relation by interface and type [SCH-10]', () => {
  test.each([
    ['many-to-one', 'm2o', 'm2o'],
    ['one-to-many', 'o2m', 'o2m'],
    ['many-to-many', 'o2m', 'm2m'],
    ['checkboxes-relational', 'o2m', 'm2m'],
    ['files', 'o2m', 'm2m'],
    ['translation', 'translation', 'translation'],
    ['file', 'file', 'fixed'],
    ['user', 'user', 'fixed'],
    ['user-roles', 'm2o', 'fixed'],
    ['text-input', 'string', 'none'],
    ['of-another-house', 'o2m', 'o2m'],
    [null, 'm2o', 'm2o'],
  ])('%s of type %s: %s', (standard, type, kind) => {
    expect(relationKind(draftOf('articles', 'x', { interface: standard, type }))).toBe(kind);
  });
});

describe('where it starts from [SCH-10]', () => {
  test('stored ones with their ids', () => {
    expect(start('articles', 'category', toOne)).toEqual({
      kind: 'm2o',
      id: 12,
      one: 'categories',
      back: null,
    });
    expect(start('comments', 'article', toOne)).toEqual({
      kind: 'm2o',
      id: 15,
      one: 'articles',
      back: { field: 'comments', isNew: false },
    });
    expect(start('articles', 'comments', toMany)).toEqual({
      kind: 'o2m',
      id: 15,
      many: 'comments',
      column: { field: 'article', isNew: false },
    });
    expect(start('articles', 'tags', links)).toMatchObject({
      kind: 'm2m',
      ids: { near: 16, far: 17 },
      isNew: false,
      junction: 'articles_tags',
      near: 'articles_id',
      far: 'tags_id',
      other: 'tags',
      back: { field: 'articles', isNew: false },
    });
  });

  test('new ones have nothing chosen; files lead to the files', () => {
    expect(start('articles', 'topics', links)).toMatchObject({ isNew: true, other: '', junction: '' });
    expect(start('articles', 'topics', toOne)).toMatchObject({ id: null, one: '' });
    expect(start('articles', 'gallery', { type: 'o2m', interface: 'files' })).toMatchObject({
      isFiles: true,
      isNew: true,
      other: 'directus_files',
      junction: 'articles_directus_files',
      near: 'articles_id',
      far: 'directus_files_id',
    });
  });

  test('translations find the languages and get a collection of their own', () => {
    expect(start('articles', 'texts', { type: 'translation', interface: 'translation' })).toEqual({
      kind: 'translation',
      id: null,
      isNew: true,
      isNamed: false,
      many: 'articles_translations',
      column: 'articles_id',
      language: 'languages_id',
      languages: 'languages',
      listed: null,
    });
  });

  test('files and users are known by their type, roles and users in numbers are not', () => {
    expect(start('articles', 'hero', { type: 'file', interface: 'file' })).toEqual({
      kind: 'fixed',
      id: null,
      one: 'directus_files',
      isKnown: true,
    });
    expect(start('articles', 'editor', { type: 'integer', interface: 'user' })).toMatchObject({
      one: 'directus_users',
      isKnown: false,
    });
    expect(start('articles', 'role', { type: 'm2o', interface: 'user-roles' })).toMatchObject({
      one: 'directus_roles',
      isKnown: false,
    });
  });

  test('links whose own half is gone are found by the other one', () => {
    const left = relations.filter((relation) => relation.id !== 16);
    expect(startRelations(draftOf('articles', 'tags', links), left, collections)).toMatchObject({
      ids: { near: null, far: 17 },
      isNew: false,
      junction: 'articles_tags',
      near: 'articles_id',
      far: 'tags_id',
      other: 'tags',
    });
    const right = relations.filter((relation) => relation.id !== 17);
    expect(startRelations(draftOf('articles', 'tags', links), right, collections)).toMatchObject({
      ids: { near: 16, far: null },
      far: 'tags_id',
      other: '',
    });
  });
});

describe('another choice', () => {
  const draft = draftOf('articles', 'topics', links);
  const fresh = startRelations(draft, relations, collections) as LinksState;

  test('names follow the choice until they are typed, and are free [SCH-10]', () => {
    expect(withOther(fresh, draft, 'categories', collections)).toMatchObject({
      junction: 'articles_categories',
      near: 'articles_id',
      far: 'categories_id',
    });
    expect(withOther(fresh, draft, 'tags', collections).junction).toBe('articles_tags_2');
    // Of a collection with itself the two fields have to differ.
    expect(withOther(fresh, draft, 'articles', collections)).toMatchObject({
      junction: 'articles_articles',
      near: 'articles_id',
      far: 'related_articles_id',
    });
    const typed = { ...fresh, isNamed: true, junction: 'mine', near: 'a', far: 'b' };
    expect(withOther(typed, draft, 'categories', collections)).toMatchObject({ junction: 'mine', far: 'b' });
  });

  test('the state is kept while the interface asks for the same, and begins anew otherwise', () => {
    const chosen = withOther(fresh, draft, 'categories', collections);
    const keep = (more: Record<string, unknown>) =>
      keepRelations(chosen, draftOf('articles', 'topics', { ...links, ...more }), relations, collections);
    expect(keep({ note: 'x' })).toBe(chosen);
    expect(keep({ interface: 'checkboxes-relational' })).toBe(chosen);
    expect(keep({ interface: 'files' })).toMatchObject({ other: 'directus_files' });
    expect(keep({ interface: 'one-to-many' })).toMatchObject({ kind: 'o2m', many: '' });
  });
});

describe('what keeps it from being saved [SCH-10]', () => {
  const links_ = (more: Partial<LinksState>): LinksState => ({
    ...(start('articles', 'tags', links) as LinksState),
    ...more,
  });
  const fresh = (more: Partial<LinksState>): LinksState =>
    links_({
      isNew: true,
      junction: 'articles_categories',
      other: 'categories',
      near: 'articles_id',
      far: 'categories_id',
      back: null,
      ...more,
    });
  test.each([
    ['a stored pair', links_({}), []],
    [
      'nothing chosen',
      start('articles', 'topics', links),
      ['other.missing', 'junction.missing', 'near.missing', 'far.missing'],
    ],
    ['a new junction', fresh({}), []],
    ['its name is taken', fresh({ junction: 'comments' }), ['junction.taken']],
    ['its name is reserved', fresh({ junction: 'directus_x' }), ['junction.badName']],
    ['its name is no name', fresh({ junction: 'wörter' }), ['junction.badName']],
    ['65 characters', fresh({ junction: 'a'.repeat(65) }), ['junction.badName']],
    ['64 characters', fresh({ junction: 'a'.repeat(64) }), []],
    ['both fields alike', fresh({ far: 'articles_id' }), ['far.same']],
    ['a column named as the list, of another collection', fresh({ far: 'tags' }), []],
    ['a column named as the list', fresh({ other: 'articles', far: 'tags' }), ['far.ownName']],
    [
      'a column named as the way back',
      fresh({ other: 'articles', near: 'back', back: { field: 'back', isNew: true } }),
      ['near.ownName'],
    ],
    ['a field named as the key', fresh({ near: 'id' }), ['near.taken']],
    ['a way back that is taken', fresh({ back: { field: 'name', isNew: true } }), ['back.taken']],
    ['a junction that is gone', links_({ junction: 'gone' }), ['junction.gone']],
    ['a column that is gone', links_({ far: 'gone' }), ['far.gone']],
    ['one that vanished', { kind: 'm2o', id: 1, one: 'gone', back: null } as const, ['one.gone']],
    ['none', { kind: 'm2o', id: null, one: '', back: null } as const, ['one.missing']],
    [
      'a way back to the field itself',
      { kind: 'm2o', id: null, one: 'articles', back: { field: 'tags', isNew: true } } as const,
      ['back.taken'],
    ],
    [
      'a new column',
      { kind: 'o2m', id: null, many: 'tags', column: { field: 'article', isNew: true } } as const,
      [],
    ],
    [
      'a new column that is there',
      { kind: 'o2m', id: null, many: 'tags', column: { field: 'name', isNew: true } } as const,
      ['column.taken'],
    ],
  ])('%s', (_, state, problems) => {
    expect(relationProblems(state, draftOf('articles', 'tags', links), collections)).toEqual(problems);
  });

  test('a collection without a key', () => {
    const model = collectionsOf({ articles: { id, tags: links }, notes: { body: text, number } });
    const state = { kind: 'm2o', id: null, one: 'notes', back: null } as const;
    expect(relationProblems(state, draftOf('articles', 'note', toOne), model)).toEqual(['one.noKey']);
    expect(made(1, ['a', 'b'], ['c', null]).junction_field).toBeNull();
  });
});
