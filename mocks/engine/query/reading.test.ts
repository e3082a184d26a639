import { expect, it } from 'vitest';
import { aside, atOnce, inTurns, type Reading, rowsOf } from '#mocks/engine/query/reading.ts';
import { sql } from 'kysely';
import { admin, sampleProject } from '#mocks/host/sample-project.ts';
import type { Project } from '#mocks/engine/types.ts';
import { SqlError } from '#mocks/storage/driver.ts';

function* two(): Reading<unknown[]> {
  const one = yield* rowsOf(sql`select 1 as n`);
  yield aside;
  return [...one, ...(yield* rowsOf(sql`select 2 as n`))];
}

/** A project whose database reads aside by this. */
function reading(later: NonNullable<Project['driver']['later']>): Project {
  const project = sampleProject();
  project.driver.later = later;
  return project;
}

it('reads the same at once and in turns', async () => {
  const project = sampleProject();
  const rows = [{ n: 1 }, { n: 2 }];
  expect(atOnce(project.driver, two())).toEqual(rows);
  expect(await inTurns(project, admin, two)).toEqual(rows);
  const aside = reading(async (text, parameters) => sampleProject().driver.all(text, parameters));
  expect(await inTurns(aside, admin, two)).toEqual(rows);
});

it('refuses what takes the database too long, and names the limit', async () => {
  const project = reading(() => Promise.reject(new SqlError('SQLITE_INTERRUPT', 'interrupted', '')));
  await expect(inTurns(project, admin, two)).rejects.toMatchObject({
    status: 422,
    code: 4,
    message: 'The answer takes too long: more than 10 seconds.',
  });
});

it('starts again when the model has changed on the way, and gives up when it has not', async () => {
  let tries = 0;
  const wrong = new SqlError('SQLITE_ERROR', 'no such column', '');
  const project = reading(async (text, parameters) => {
    tries += 1;
    if (tries > 1) return sampleProject().driver.all(text, parameters);
    project.schemaChanged();
    throw wrong;
  });
  expect(await inTurns(project, admin, two)).toHaveLength(2);
  const broken = reading(() => Promise.reject(wrong));
  await expect(inTurns(broken, admin, two)).rejects.toBe(wrong);
});
