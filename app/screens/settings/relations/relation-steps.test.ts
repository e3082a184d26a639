import { describe, expect, test } from 'vitest';
import { junctionBody, junctionNames } from './junction.ts';
import { type LinksState, type RelationState, startRelations, withOther } from './relation-state.ts';
import { relationProblems } from './relation-problems.ts';
import { relationSteps } from './relation-steps.ts';
import {
  collections,
  collectionsOf,
  draftOf,
  id,
  links,
  made,
  relations,
  toMany,
  toOne,
} from './test-model.ts';
import { withNewLanguages, withPlaceOfLanguages } from './texts-state.ts';

const model = { collections, relations };
const steps = (state: RelationState, collection: string, field: string, raw: Record<string, unknown>) =>
  relationSteps(state, draftOf(collection, field, raw), model);

describe('many to one [SCH-10]', () => {
  test('a new one is created', () => {
    const state = { kind: 'm2o', id: null, one: 'tags', back: null } as const;
    expect(steps(state, 'articles', 'topic', toOne)).toEqual([
      {
        kind: 'relation',
        body: {
          collection_many: 'articles',
          field_many: 'topic',
          collection_one: 'tags',
          field_one: null,
          junction_field: null,
        },
      },
    ]);
  });

  test('one that is there is changed by its id, where it differs', () => {
    const state = startRelations(draftOf('articles', 'category', toOne), relations, collections);
    expect(steps(state, 'articles', 'category', toOne)).toEqual([]);
    expect(steps({ ...state, one: 'tags' } as RelationState, 'articles', 'category', toOne)).toEqual([
      {
        kind: 'change',
        id: 12,
        changes: { collection_one: 'tags' },
        before: { collection_one: 'categories' },
      },
    ]);
  });

  test('a new way back is made before', () => {
    const state = {
      kind: 'm2o',
      id: 12,
      one: 'categories',
      back: { field: 'articles', isNew: true },
    } as const;
    expect(steps(state, 'articles', 'category', toOne)).toEqual([
      {
        kind: 'field',
        collection: 'categories',
        body: { field: 'articles', type: 'o2m', interface: 'one-to-many' },
      },
      { kind: 'change', id: 12, changes: { field_one: 'articles' }, before: { field_one: null } },
    ]);
  });
});

describe('one to many [SCH-10]', () => {
  test('a column that points here already has its relation changed, not a second one', () => {
    const state = {
      kind: 'o2m',
      id: null,
      many: 'articles',
      column: { field: 'category', isNew: false },
    } as const;
    expect(steps(state, 'categories', 'articles', toMany)).toEqual([
      { kind: 'change', id: 12, changes: { field_one: 'articles' }, before: { field_one: null } },
    ]);
  });

  test('a new column is made first, as wide as the key that it holds', () => {
    const state = {
      kind: 'o2m',
      id: null,
      many: 'tags',
      column: { field: 'language', isNew: true },
    } as const;
    expect(steps(state, 'languages', 'tags', toMany)).toEqual([
      {
        kind: 'field',
        collection: 'tags',
        body: { field: 'language', type: 'm2o', datatype: 'VARCHAR', length: 20, interface: 'many-to-one' },
      },
      {
        kind: 'relation',
        body: {
          collection_many: 'tags',
          field_many: 'language',
          collection_one: 'languages',
          field_one: 'tags',
          junction_field: null,
        },
      },
    ]);
  });

  test('another column releases the former one and takes over its own', () => {
    const more = [...relations, made(20, ['tags', 'article'], ['articles', null])];
    const state = { kind: 'o2m', id: 15, many: 'tags', column: { field: 'article', isNew: false } } as const;
    const found = relationSteps(state, draftOf('articles', 'comments', toMany), {
      collections,
      relations: more,
    });
    expect(found.map((step) => step.kind === 'change' && [step.id, step.changes])).toEqual([
      [15, { field_one: null }],
      [20, { field_one: 'comments' }],
    ]);
  });
});

describe('many to many [SCH-10]', () => {
  const draft = draftOf('articles', 'topics', links);
  const fresh = startRelations(draft, relations, collections) as LinksState;

  test('the junction first, with the payload of the specification, then both relations', () => {
    const state = withOther(fresh, draft, 'categories', collections);
    expect(steps(state, 'articles', 'topics', links)).toEqual([
      {
        kind: 'collection',
        body: {
          collection: 'articles_categories',
          hidden: true,
          note: 'junction collection',
          fields: [
            {
              field: 'id',
              type: 'integer',
              datatype: 'INT',
              length: 15,
              interface: 'primary-key',
              primary_key: true,
              auto_increment: true,
              hidden_detail: true,
              hidden_browse: true,
            },
            ...['articles_id', 'categories_id'].map((field) => ({
              field,
              type: 'integer',
              datatype: 'INT',
              length: 10,
              interface: null,
              required: true,
              hidden_detail: true,
              hidden_browse: true,
            })),
          ],
        },
      },
      {
        kind: 'relation',
        body: {
          collection_many: 'articles_categories',
          field_many: 'articles_id',
          collection_one: 'articles',
          field_one: 'topics',
          junction_field: 'categories_id',
        },
      },
      {
        kind: 'relation',
        body: {
          collection_many: 'articles_categories',
          field_many: 'categories_id',
          collection_one: 'categories',
          field_one: null,
          junction_field: 'articles_id',
        },
      },
    ]);
  });

  test('the half that is left is changed where it differs, the other one made', () => {
    const left = relations.filter((relation) => relation.id !== 17);
    const own = draftOf('articles', 'tags', links);
    const state = { ...(startRelations(own, left, collections) as LinksState), other: 'tags' };
    expect(relationSteps(state, own, { collections, relations: left })).toEqual([
      {
        kind: 'relation',
        body: {
          collection_many: 'articles_tags',
          field_many: 'tags_id',
          collection_one: 'tags',
          field_one: null,
          junction_field: 'articles_id',
        },
      },
    ]);
  });

  test('keys of any kind: type and datatype are copied, texts with their length', () => {
    const languages = collections['languages'];
    const body = junctionBody('x', languages ? [{ field: 'language', collection: languages }] : []);
    expect(body.fields[1]).toMatchObject({ type: 'string', datatype: 'VARCHAR', length: 20 });
    const uuid = collectionsOf({ a: { id: { ...id, type: 'uuid', datatype: 'CHAR', length: 36 } } })['a'];
    const other = junctionBody('x', uuid ? [{ field: 'a_id', collection: uuid }] : []);
    expect(other.fields[1]).toMatchObject({ type: 'uuid', datatype: 'CHAR', length: 36 });
  });

  test.each([
    ['articles', 'tags', { junction: 'articles_tags_2', near: 'articles_id', far: 'tags_id' }],
    ['Blog Posts', 'my-tags', { junction: 'blog_posts_mytags', near: 'blog_posts_id', far: 'mytags_id' }],
    ['directus_users', 'tags', { junction: 'users_tags', near: 'directus_users_id', far: 'tags_id' }],
  ])('names of %s and %s, normalised', (own, other, names) => {
    expect(junctionNames(own, other, collections)).toEqual(names);
  });
});

describe('translations and what needs no choice [SCH-10]', () => {
  test('a collection of texts, its relation, and the options that name the languages', () => {
    const raw = { type: 'translation', interface: 'translation', options: { defaultLanguage: 'en' } };
    const draft = draftOf('articles', 'texts', raw);
    const found = relationSteps(startRelations(draft, relations, collections), draft, model);
    expect(found.map(({ kind }) => kind)).toEqual(['collection', 'relation', 'options']);
    expect(found[0]).toMatchObject({
      body: {
        collection: 'articles_translations',
        fields: [
          {},
          { field: 'articles_id', type: 'integer' },
          { field: 'languages_id', type: 'string', length: 20 },
        ],
      },
    });
    expect(found[2]).toMatchObject({
      options: {
        defaultLanguage: 'en',
        languagesCollection: 'languages',
        languagesPrimaryKeyField: 'code',
        languagesNameField: 'name',
        translationLanguageField: 'languages_id',
      },
      before: { defaultLanguage: 'en' },
    });
  });

  test('a collection of languages that is made on the way comes first, with its items; its key is that of the texts’ language', () => {
    const draft = draftOf('articles', 'texts', {
      type: 'translation',
      interface: 'translation',
      options: {},
    });
    const { languages: _, ...others } = collections;
    const begun = startRelations(draft, relations, others);
    if (begun.kind !== 'translation') throw new Error('no translations');
    expect(relationProblems(begun, draft, others)).toEqual(['listed.missing']);
    const german = { code: 'de-DE', name: 'German (Germany)' };
    const state = withNewLanguages(begun, draft, [german, { code: 'en-US', name: 'English' }], others);
    expect(relationProblems(state, draft, others)).toEqual([]);
    const found = relationSteps(state, draft, { ...model, collections: others });
    expect(found.map(({ kind }) => kind)).toEqual([
      'collection',
      'rows',
      'collection',
      'relation',
      'options',
    ]);
    expect(found[0]).toMatchObject({
      body: {
        collection: 'languages',
        fields: [
          { field: 'code', primary_key: true, datatype: 'VARCHAR' },
          { field: 'name' },
          { field: 'sort' },
        ],
      },
    });
    expect(found[1]).toMatchObject({
      collection: 'languages',
      key: 'code',
      items: [
        { ...german, sort: 1 },
        { code: 'en-US', sort: 2 },
      ],
    });
    expect(found[2]).toMatchObject({
      body: { fields: [{}, { field: 'articles_id' }, { field: 'languages_id', type: 'string', length: 35 }] },
    });
    expect(found[4]).toMatchObject({
      options: {
        languagesCollection: 'languages',
        languagesPrimaryKeyField: 'code',
        languagesNameField: 'name',
        translationLanguageField: 'languages_id',
      },
    });
  });

  test('a new collection of languages needs a name of its own, and a language', () => {
    const draft = draftOf('articles', 'texts', {
      type: 'translation',
      interface: 'translation',
      options: {},
    });
    const begun = startRelations(draft, relations, collections);
    if (begun.kind !== 'translation') throw new Error('no translations');
    const state = withNewLanguages(begun, draft, [], collections);
    expect(state.languages).toBe('languages_2');
    expect(relationProblems(state, draft, collections)).toEqual(['made.missing']);
    const problemsOf = (languages: string) =>
      relationProblems({ ...state, made: [{ code: 'de', name: 'German' }], languages }, draft, collections);
    expect(problemsOf('languages')).toEqual(['languages.taken']);
    expect(problemsOf(state.many)).toEqual(['languages.taken']);
    expect(problemsOf('Two words')).toEqual(['languages.badName']);
    // There is one already after all.
    expect(withNewLanguages(state, draft, null, collections)).toMatchObject({
      made: null,
      languages: 'languages',
    });
  });

  test('languages that are listed in the options: a code as text, and no collection is named any more', () => {
    const options = {
      languagesCollection: 'languages',
      translationLanguageField: 'languages_id',
      template: '{{title}}',
      languages: { de: 'German' },
    };
    const draft = draftOf('articles', 'texts', { type: 'translation', interface: 'translation', options });
    const begun = startRelations(draft, relations, collections);
    if (begun.kind !== 'translation') throw new Error('no translations');
    const state = withPlaceOfLanguages(begun, true, draft, collections);
    const found = relationSteps(state, draft, model);
    expect(found[0]).toMatchObject({
      body: {
        fields: [{}, { field: 'articles_id' }, { field: 'language', type: 'string', datatype: 'VARCHAR' }],
      },
    });
    expect(found[2]).toMatchObject({
      options: { template: '{{title}}', languageField: 'language', languages: { de: 'German' } },
    });
    expect(JSON.stringify(found[2])).not.toMatch(/"options":\{[^}]*languagesCollection/);
    // And back.
    const back = relationSteps(withPlaceOfLanguages(state, false, draft, collections), draft, model);
    expect(back[2]).toMatchObject({ options: { languagesCollection: 'languages', template: '{{title}}' } });
    expect(relationProblems({ ...state, listed: {} }, draft, collections)).toEqual(['listed.missing']);
  });

  test.each([
    ['file', 'file', []],
    ['user', 'user', []],
    ['user', 'integer', ['directus_users']],
    ['user-roles', 'm2o', ['directus_roles']],
    ['text-input', 'string', []],
  ])('%s of type %s', (standard, type, ends) => {
    const draft = draftOf('articles', 'x', { interface: standard, type });
    const found = relationSteps(startRelations(draft, relations, collections), draft, model);
    expect(found.map((step) => (step.kind === 'relation' ? step.body.collection_one : step.kind))).toEqual(
      ends,
    );
  });
});
