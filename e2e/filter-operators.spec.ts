import { primaryKeyField } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { orderConditions } from '#app/entities/items/filter-order.ts';
import { toFilterParams, withoutSoftDeleted } from '#app/entities/items/filters.ts';
import { isNumeric, operatorsFor, singleOf } from '#app/entities/items/operators.ts';
import type { FieldPath } from '#app/entities/items/paths.ts';
import { ownPaths, type PathSchema, resolvePath, targetOf } from '#app/entities/items/paths.ts';
import { byKey } from '#app/entities/items/without-related.ts';
import { toSearchString } from '#app/lib/search-params.ts';
import { comparePairs } from './filter-pairs.ts';
import { holds, type Kind, valuesAt } from './filter-truth.ts';
import { expect, test } from './fixtures.ts';
import { Api } from './schema-api.ts';

type Row = Record<string, unknown>;

test.describe.configure({ timeout: 60_000 });

test.describe('every operator on every kind of field, against the rows themselves', () => {
  const kindOf = ({ field }: FieldPath): Kind => {
    if (['o2m', 'translation'].includes(field.type)) return 'items';
    if (['array', 'json'].includes(field.type)) return 'list';
    if (/^(date|time)/.test(field.type)) return 'moment';
    return isNumeric(field) || field.type === 'boolean' || /INT/.test(field.datatype ?? '')
      ? 'number'
      : 'text';
  };

  /** A value to ask for by an operator, made of those that there are; null where none can be made. */
  function valueFor(operator: string, found: readonly unknown[], kind: Kind): unknown {
    const plain = found
      // Nobody asks for a day that there is not, and no release says how.
      .filter(
        (value) =>
          value !== null && value !== undefined && value !== '' && !String(value).startsWith('0000-'),
      )
      .map((value) =>
        typeof value === 'object' && !Array.isArray(value) ? ((value as Row)['id'] ?? value) : value,
      );
    const [first, ...others] = plain;
    const other = others.find((value) => String(value) !== String(first)) ?? first;
    if (['null', 'nnull', 'empty', 'nempty', 'nhas'].includes(operator)) return 1;
    if (operator === 'has') return 2;
    if (first === undefined) return null;
    const asText = (value: unknown) => (typeof value === 'boolean' ? String(Number(value)) : String(value));
    if (operator === 'in' || operator === 'nin') return [asText(first), asText(other)];
    if (operator === 'between') {
      const ends = [first, other].map(asText);
      const inOrder = kind === 'number' ? ends.sort((a, b) => Number(a) - Number(b)) : ends.sort();
      return inOrder.map((end) => end.replace('T', ' ').replace('+00:00', '')).join(',');
    }
    if (kind === 'list')
      return asText(Array.isArray(first) ? first[0] : Object.keys(first as Row)[0]).slice(0, 4);
    if (operator.endsWith('contains')) return asText(first).slice(1, 4).trim() || asText(first);
    return asText(first).replace('+00:00', '').replace('T', ' ');
  }

  async function walk(
    api: Api,
    schema: PathSchema,
    collection: Collection,
    paths: FieldPath[],
  ): Promise<number> {
    const key = primaryKeyField(collection)?.field ?? 'id';
    const place = collection.collection.startsWith('directus_')
      ? collection.collection.slice(9)
      : `items/${collection.collection}`;
    let asked = 0;
    for (const path of paths) {
      const kind = kindOf(path);
      const names = path.path.split('.');
      // Of a list the keys at its far end are read.
      const far = kind === 'items' ? farKey(schema, path) : [];
      const all = await api.get<Row[]>(`${place}?limit=-1&fields=${key},${[...names, ...far].join('.')}`);
      // These never come as null: what is null is asked for by name, or left alone where it can't be told.
      const isVeiled = ['boolean', 'decimal', 'array', 'json'].includes(path.field.type);
      const veiled = isVeiled && names.length === 1 ? await nullKeys(api, place, key, path.path) : new Set();
      const values = all.map((entry) =>
        valuesAt(entry, names).map((value) => {
          if (kind === 'items') return valuesAt(value, far).map((id) => ({ id }));
          return veiled.has(entry[key]) ? null : value;
        }),
      );
      for (const operator of operatorsFor(path.field, path.path)) {
        // "Contains" of a link looks at the texts behind it, which has a test of its own.
        if (singleOf(path.field) === 'item' && operator === 'contains') continue;
        if (isVeiled && /empty/.test(operator)) continue;
        if (isVeiled && names.length > 1 && !['eq', 'in', 'contains'].includes(operator)) continue;
        const known = values.flat();
        const value = valueFor(operator, isVeiled ? known.filter(Boolean) : known, kind);
        if (value === null) continue;
        const said = toFilterParams(
          orderConditions(byKey([{ field: path.path, operator, value }], key)) ?? [],
        );
        const filter = said && (await api.answered(schema, collection.collection, said));
        const query = toSearchString({ fields: key, limit: -1, ...(filter ? { filter } : {}) });
        const got = (await api.get<Row[]>(`${place}?${query}`)).map((entry) => entry[key]);
        const wanted = all
          .filter((_, index) => values[index]?.some((entry) => holds(entry, operator, value, kind)))
          .map((entry) => entry[key]);
        expect(new Set(got), `${collection.collection}: ${decodeURIComponent(query)}`).toEqual(
          new Set(wanted),
        );
        asked += 1;
      }
    }
    return asked;
  }

  async function nullKeys(api: Api, place: string, key: string, path: string): Promise<Set<unknown>> {
    const found = await api.get<Row[]>(`${place}?limit=-1&fields=${key}&filter[${path}][null]=1`);
    return new Set(found.map((entry) => entry[key]));
  }

  const farKey = (schema: PathSchema, { field }: FieldPath): string[] => {
    const relation = schema.relations.find(
      (entry) => entry.collection_one === field.collection && entry.field_one === field.field,
    );
    const target = targetOf(schema, field);
    const key = (target && primaryKeyField(target)?.field) ?? 'id';
    return relation?.junction_field ? [relation.junction_field, key] : [key];
  };

  test('own fields [LST-05]', async ({ signedIn, server }) => {
    const page = await signedIn('admin');
    const api = new Api(page.request, server.baseURL);
    const schema = await api.schema();
    let asked = 0;
    for (const name of ['articles', 'form_lab', 'letters', 'directus_files', 'directus_users']) {
      const collection = schema.collections[name];
      if (!collection) throw new Error(`there is no ${name}`);
      // One of each kind.
      const kinds = new Map(
        ownPaths(schema, collection)
          .filter(({ field }) => field.type !== 'hash')
          .map((path) => [`${path.field.type} ${path.field.datatype} ${singleOf(path.field)}`, path]),
      );
      const paths = [...kinds.values()];
      asked += await walk(api, schema, collection, paths);
    }
    expect(asked).toBeGreaterThan(250);
  });

  test('paths over links, lists and junctions [LST-05]', async ({ signedIn, server }) => {
    const page = await signedIn('admin');
    const api = new Api(page.request, server.baseURL);
    const schema = await api.schema();
    const collection = schema.collections['articles'];
    if (!collection) throw new Error('there are no articles');
    const names =
      'author.city author.joined_on author.articles category.parent.name letters.received_on letters.published tags.tags_id.name tags.tags_id created_by.role.name hero.filesize translations.language';
    const paths = names.split(' ').map((name) => {
      const found = resolvePath(schema, collection, name);
      if (!found) throw new Error(`${name} is no path`);
      return found;
    });
    expect(await walk(api, schema, collection, paths)).toBeGreaterThan(60);
  });

  test('conditions on one field, "or", and both [FD38] [LST-05]', async ({ signedIn, server }) => {
    const page = await signedIn('admin');
    const api = new Api(page.request, server.baseURL);
    const { articles } = (await api.schema()).collections;
    const guard = articles ? withoutSoftDeleted(articles) : null;
    const read = await api.get<Row[]>('items/articles?limit=-1&fields=id,price,section');
    const unpriced = await nullKeys(api, 'items/articles', 'id', 'price');
    const all = read.map((entry) => (unpriced.has(entry['id']) ? { ...entry, price: null } : entry));
    const price = (operator: string, value: string) => ({ field: 'price', operator, value });
    const section = (value: string) => ({ field: 'section', operator: 'eq', value });
    const or = <T extends object>(condition: T) => ({ ...condition, logical: 'or' as const });
    const is = (entry: Row, condition: { field: string; operator: string; value: string }) =>
      holds(
        entry[condition.field],
        condition.operator,
        condition.value,
        condition.field === 'price' ? 'number' : 'text',
      );
    for (const groups of [
      [[price('gte', '5'), price('lte', '9')]],
      [[price('lt', '5')], [price('gt', '12')]],
      [[section('coast'), price('gt', '5')], [section('science')]],
      [
        [section('coast'), price('gt', '5')],
        [price('lt', '4'), section('science')],
      ],
      [[section('coast')], [section('science')], [price('gt', '12')]],
    ]) {
      const conditions = groups.flatMap((group, at) =>
        group.map((entry, index) => (at > 0 && index === 0 ? or(entry) : entry)),
      );
      const inOrder = orderConditions(conditions, [], guard);
      if (groups.length === 2 && groups.every((group) => group.length === 2)) {
        expect(inOrder).toBeNull();
        continue;
      }
      const filter = toFilterParams(inOrder ?? []) ?? {};
      const got = await api.get<Row[]>(
        `items/articles?${toSearchString({ fields: 'id', limit: -1, filter })}`,
      );
      const wanted = all.filter((entry) => groups.some((group) => group.every((one) => is(entry, one))));
      expect(new Set(got.map(({ id }) => id))).toEqual(new Set(wanted.map(({ id }) => id)));
      expect(wanted.length).toBeGreaterThan(0);
    }
  });

  test('counts of related items beside other conditions [LST-04] [LST-05]', async ({ signedIn, server }) => {
    const page = await signedIn('admin');
    await comparePairs(new Api(page.request, server.baseURL));
  });
});
