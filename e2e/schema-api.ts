import type { APIRequestContext } from '@playwright/test';
import { toCollection } from '#app/entities/collections/rules.ts';
import type { PathSchema } from '#app/entities/items/paths.ts';
import { answeredFilter } from '#app/entities/items/without-related.ts';
import { type Params, toSearchString } from '#app/lib/search-params.ts';
import { expect } from './fixtures.ts';

type Row = Record<string, unknown>;

/** Reads the API as the user of a page does. */
export class Api {
  constructor(
    private readonly request: APIRequestContext,
    private readonly base: string,
  ) {}

  async get<T>(path: string): Promise<T> {
    const answer = await this.request.get(`${this.base}/tidewater/${path}`);
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    // Numbers with more digits than fit are kept as texts.
    const text = (await answer.text()).replace(/([:[,])(-?\d{16,}(?:\.\d+)?)(?=[,}\]])/g, '$1"$2"');
    return (JSON.parse(text) as { data: T }).data;
  }

  async schema(): Promise<PathSchema> {
    const raw = await this.get<Row[]>('collections');
    const collections = raw.map((entry) => toCollection(entry));
    return {
      collections: Object.fromEntries(collections.map((entry) => [entry.collection, entry])),
      relations: await this.get('relations?limit=-1'),
      permissions: null,
    };
  }

  /** The filter as the app sends it. */
  answered(schema: PathSchema, collection: string, filter: Params): Promise<Params | null> {
    return answeredFilter(
      schema,
      collection,
      filter,
      async ({ collection_many: rows, field_many: field }) => {
        const query = { fields: field, limit: -1, filter: { [field]: { nnull: 1 } } };
        const found = await this.get<Row[]>(`items/${rows}?${toSearchString(query)}`);
        return [...new Set(found.map((row) => String(row[field])))];
      },
    );
  }
}
