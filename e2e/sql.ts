import { type APIRequestContext, expect } from '@playwright/test';

/** Writes into a project's database past the API, as another program would. The server's test hooks have to be on. */
export async function runSql(
  request: APIRequestContext,
  baseURL: string,
  statement: string,
  project = 'tidewater',
): Promise<void> {
  const answer = await request.post(`${baseURL}/__test__/sql?project=${project}`, {
    data: { sql: statement },
  });
  expect(answer.ok()).toBe(true);
}
