import { type APIRequestContext, expect } from '@playwright/test';
import { testHeaders } from './server.ts';

/** Writes into a project's database past the API, as another program would. The server's test hooks have to be on. */
export async function runSql(
  request: APIRequestContext,
  baseURL: string,
  statement: string,
  project = 'tidewater',
): Promise<void> {
  const answer = await request.post(`${baseURL}/__test__/sql?project=${project}`, {
    data: { sql: statement },
    headers: testHeaders,
  });
  expect(answer.ok()).toBe(true);
}

/** Rows as they are in a project's database, past the API. */
export async function readSql(
  request: APIRequestContext,
  baseURL: string,
  query: string,
  project = 'tidewater',
): Promise<Record<string, unknown>[]> {
  const answer = await request.post(`${baseURL}/__test__/sql?project=${project}`, {
    data: { sql: query },
    headers: testHeaders,
    // The server may be closing an idle connection at that moment; reading twice does no harm.
    maxRetries: 3,
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { data: Record<string, unknown>[] }).data;
}

/** A text as SQL. */
export const sqlText = (text: string): string => `'${text.replaceAll("'", "''")}'`;
