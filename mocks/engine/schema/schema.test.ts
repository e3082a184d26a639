import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { openProject } from '#mocks/engine/project.ts';
import { listedField } from '#mocks/engine/schema/answers.ts';
import { createCollection, deleteCollection, updateCollection } from '#mocks/engine/schema/collections.ts';
import { answeredLength, declarationOf, parseDeclaration } from '#mocks/engine/schema/datatypes.ts';
import { createField, deleteField, fieldOf, updateField } from '#mocks/engine/schema/fields.ts';
import { createProjectTables } from '#mocks/engine/schema/system.ts';
import type { Actor, Project } from '#mocks/engine/types.ts';
import { memoryFiles, memoryThumbnails } from '#mocks/storage/files.ts';
import { openLibsql } from '#mocks/storage/libsql.ts';
import { KEY, textField as text } from '#mocks/host/sample-fields.ts';

const admin: Actor = { user: 1, role: 1, admin: true, permissions: [], ip: '', userAgent: '' };

let project: Project;
beforeEach(() => {
  const driver = openLibsql(':memory:');
  createProjectTables(driver, 'Test', { email: 'a@example.com', passwordHash: 'x' });
  project = openProject({
    key: 'test',
    driver,
    files: memoryFiles(),
    thumbnails: memoryThumbnails(),
    mailer: { send: () => undefined },
  });
});

const make = (collection: string, ...fields: object[]) =>
  createCollection(project, admin, { collection, fields: [KEY, ...fields] });

describe('declarations', () => {
  it.each([
    [{ datatype: 'VARCHAR', length: '255', signed: true }, 'VARCHAR(255) COLLATE NOCASE'],
    [{ datatype: 'INT', length: '10', signed: false }, 'INT UNSIGNED'],
    [{ datatype: 'DECIMAL', length: '10,2', signed: true }, 'DECIMAL(10,2)'],
    [{ datatype: 'DECIMAL', length: '10,2', signed: false }, 'DECIMAL UNSIGNED(10,2)'],
    [{ datatype: 'DECIMAL', length: '30,10', signed: true }, 'DECIMAL_TEXT(30,10)'],
    [{ datatype: 'DATETIME', length: null, signed: true }, 'DATETIME'],
  ])('%o', (type, declared) => {
    expect(declarationOf(type)).toBe(declared);
    expect(answeredLength(parseDeclaration(declared.replace(' COLLATE NOCASE', '')))).toBe(
      answeredLength(type),
    );
  });

  it('of tables made by hand are understood', () => {
    expect(parseDeclaration('integer')).toEqual({ datatype: 'INT', length: null, signed: true });
    expect(parseDeclaration('tinyint(1) ')).toEqual({ datatype: 'TINYINT', length: '1', signed: true });
    expect(parseDeclaration('')).toEqual({ datatype: 'TEXT', length: null, signed: true });
    expect(parseDeclaration('DOUBLE PRECISION').datatype).toBe('DOUBLE PRECISION');
  });
});

describe('the fresh schema', () => {
  it('has the system collections with their fields', () => {
    const { collections, relations } = project.schema();
    expect([...collections.keys()]).toHaveLength(15);
    expect(collections.get('directus_users')?.fields.size).toBe(20);
    expect(collections.get('directus_users')?.statusField?.field).toBe('status');
    expect(collections.get('directus_fields')?.fields.has('declaration')).toBe(false);
    expect(relations).toHaveLength(11);
    expect(fieldOf(project, 'directus_files', 'data')).toMatchObject({
      id: 63,
      type: 'alias',
      datatype: null,
    });
  });
});

describe('collections', () => {
  it('are made with their table and described', () => {
    make('articles', text('title', { required: true, unique: true }), {
      field: 'tags',
      type: 'O2M',
      interface: 'x',
    });
    const collection = project.schema().collections.get('articles');
    expect(collection).toMatchObject({ managed: true, single: false, system: false });
    expect(collection?.primaryKey).toMatchObject({ field: 'id', auto_increment: true, signed: false });
    expect(collection?.fields.get('title')).toMatchObject({ unique: true, required: true, length: '100' });
    expect(collection?.fields.get('tags')).toMatchObject({ type: 'o2m', datatype: null });
    project.driver.run(`INSERT INTO articles (title) VALUES ('Story')`);
    expect(() => project.driver.run(`INSERT INTO articles (title) VALUES ('STORY')`)).toThrow('UNIQUE');
  });

  it.each([
    [{ collection: '', fields: [KEY] }, 4],
    [{ collection: 'directus_mine', fields: [KEY] }, 4],
    [{ collection: 'Directus_Mine', fields: [KEY] }, 4],
    [{ collection: 'sqlite_x', fields: [KEY] }, 4],
    [{ collection: 'x', fields: [] }, 4],
    [{ collection: 'x' }, 4],
    [{ collection: 'x', fields: [text('t')] }, 12],
    [{ collection: 'x', fields: [KEY, { ...KEY, field: 'second' }] }, 12],
    [{ collection: 'x', fields: [KEY, text('a'), text('A')] }, 308],
    [{ collection: 'x', fields: [KEY], nonsense: 1 }, 12],
  ])('are refused: %j', (payload, code) => {
    expect(() => createCollection(project, admin, payload)).toThrow(expect.objectContaining({ code }));
    expect(project.driver.all(`SELECT 1 FROM sqlite_master WHERE name = 'x'`)).toEqual([]);
  });

  it('may have odd names', () => {
    make(`bad name's; drop table "directus_users"!`.replaceAll('"', ''));
    expect(project.schema().collections.size).toBe(16);
  });

  it('differ by more than case', () => {
    make('articles');
    expect(() => make('Articles')).toThrow(expect.objectContaining({ code: 307 }));
  });

  it('take over tables made by hand, and let go of them', () => {
    project.driver.exec(
      'CREATE TABLE old (nr integer primary key, name varchar(20) not null, n int not null default 1)',
    );
    project.schemaChanged();
    expect(project.schema().collections.get('old')).toMatchObject({ managed: false });
    expect(fieldOf(project, 'old', 'name')).toMatchObject({ id: null, required: true, managed: false });
    expect(fieldOf(project, 'old', 'n')).toMatchObject({ required: false, default_value: '1' });
    expect(updateCollection(project, admin, 'old', { managed: true }).managed).toBe(true);
    expect(updateCollection(project, admin, 'old', { managed: false, note: 'x' })).toMatchObject({
      managed: false,
      note: 'x',
    });
  });

  it('go with all that describes them', () => {
    make('articles', text('title'));
    deleteCollection(project, admin, 'articles');
    expect(project.schema().collections.has('articles')).toBe(false);
    expect(project.driver.all(`SELECT 1 FROM directus_fields WHERE collection = 'articles'`)).toEqual([]);
    expect(() => deleteCollection(project, admin, 'articles')).toThrow(
      expect.objectContaining({ code: 200 }),
    );
    expect(() => deleteCollection(project, admin, 'directus_users')).toThrow('System collections');
  });
});

describe('fields', () => {
  beforeEach(() => make('articles', text('title')));

  it.each([
    [{ field: 'x' }, 4],
    [{ field: '', type: 'string' }, 4],
    [{ field: 'bad name!', type: 'string', datatype: 'VARCHAR', length: 10 }, 4],
    [{ field: 'x', type: 'nosuch', datatype: 'VARCHAR', length: 10 }, 401],
    [{ field: 'x', type: 'string', datatype: 'NOPE', length: 10 }, 403],
    [{ field: 'x', type: 'json', datatype: 'JSON' }, 401],
    [{ field: 'x', type: 'string', datatype: 'VARCHAR' }, 402],
    [{ field: 'x', type: 'string', datatype: 'VARCHAR', length: '10) --' }, 403],
    [{ field: 'TITLE', type: 'string', datatype: 'VARCHAR', length: 10 }, 308],
  ])('are refused: %j', (payload, code) => {
    expect(() => createField(project, admin, 'articles', payload)).toThrow(expect.objectContaining({ code }));
  });

  it('are listed as the contract lists them', () => {
    createField(project, admin, 'articles', {
      field: 'body',
      type: 'translation',
      datatype: null,
      interface: 'translation',
    });
    expect(listedField(fieldOf(project, 'articles', 'body'))).toMatchObject({
      type: 'TRANSLATION',
      note: null,
    });
    expect(listedField(fieldOf(project, 'articles', 'title'))).toMatchObject({ note: '', locked: 0 });
    expect(listedField(fieldOf(project, 'articles', 'id'))).toMatchObject({ required: true, length: '10' });
  });

  it('change their type and keep every row, the counter and the other indexes', () => {
    const { driver } = project;
    createField(project, admin, 'articles', text('code', { unique: true }));
    for (const n of [1, 2, 3])
      driver.run('INSERT INTO articles (title, code) VALUES (?, ?)', [`t${n}`, `c${n}`]);
    driver.run('DELETE FROM articles WHERE id = 3');
    const field = updateField(project, admin, 'articles', 'title', { datatype: 'TEXT', length: null });
    expect(field).toMatchObject({ datatype: 'TEXT', length: '65535' });
    expect(driver.all('SELECT id, title FROM articles')).toEqual([
      { id: 1, title: 't1' },
      { id: 2, title: 't2' },
    ]);
    expect(driver.run(`INSERT INTO articles (title, code) VALUES ('t4', 'c4')`).lastInsertRowid).toBe(4);
    expect(() => driver.run(`INSERT INTO articles (code) VALUES ('c1')`)).toThrow('UNIQUE');
    expect(fieldOf(project, 'articles', 'code')).toMatchObject({ unique: true, length: '100' });
  });

  it('become unique only where no value stands twice', () => {
    project.driver.exec(`INSERT INTO articles (title) VALUES ('a'), ('A')`);
    const unique = (value: boolean) => updateField(project, admin, 'articles', 'title', { unique: value });
    expect(() => unique(true)).toThrow('more than once');
    project.driver.exec('DELETE FROM articles WHERE id = 2');
    expect(unique(true).unique).toBe(true);
    expect(unique(false).unique).toBe(false);
  });

  it('cannot be renamed, nor can the key or the last column go', () => {
    expect(() => updateField(project, admin, 'articles', 'title', { field: 'name' })).toThrow('renamed');
    expect(() => deleteField(project, admin, 'articles', 'id')).toThrow('primary key');
    deleteField(project, admin, 'articles', 'title');
    expect(() => deleteField(project, admin, 'articles', 'id')).toThrow('last field');
  });

  it('take their relations and their place in groups along', () => {
    const group = createField(project, admin, 'articles', { field: 'g', type: 'group', interface: 'group' });
    updateField(project, admin, 'articles', 'title', { group: group.id });
    project.driver.exec(`INSERT INTO directus_relations (collection_many, field_many, collection_one, field_one)
      VALUES ('articles', 'title', 'authors', 'texts'), ('comments', 'article', 'articles', 'g')`);
    deleteField(project, admin, 'articles', 'g');
    expect(fieldOf(project, 'articles', 'title').group).toBeNull();
    deleteField(project, admin, 'articles', 'title');
    expect(project.schema().relations.slice(-1)[0]).toMatchObject({
      collection_many: 'comments',
      field_one: null,
    });
  });

  it('of a table made by hand become described when changed', () => {
    project.driver.exec('CREATE TABLE old (nr integer primary key, name varchar(20))');
    project.schemaChanged();
    const field = updateField(project, admin, 'old', 'name', { note: 'Full name', interface: 'text-input' });
    expect(field).toMatchObject({
      note: 'Full name',
      type: 'string',
      length: '20',
      managed: true,
      sort: null,
    });
  });

  it('keep a decimal of many digits as it is', () => {
    createField(project, admin, 'articles', {
      field: 'd',
      type: 'decimal',
      datatype: 'DECIMAL',
      length: '40,20',
    });
    const digits = '12345678901234567890.12345678901234567890';
    project.driver.run('INSERT INTO articles (d) VALUES (?)', [digits]);
    expect(project.driver.all('SELECT d FROM articles')).toEqual([{ d: digits }]);
    expect(fieldOf(project, 'articles', 'd')).toMatchObject({ datatype: 'DECIMAL', length: '40,20' });
  });

  it('answer a default as it was given', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (value) => {
        const name = `f${project.schema().collections.get('articles')?.fields.size}`;
        fc.pre(!value.includes('\0') && !/^(null|current_timestamp)$/i.test(value));
        const made = createField(project, admin, 'articles', text(name, { default_value: value }));
        expect(made.default_value).toBe(value);
      }),
      { numRuns: 25, seed: 8 },
    );
  });
});
