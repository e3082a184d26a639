import { expect, it } from 'vitest';
import { leavesDatabase } from '#mocks/engine/own-data.ts';

it.each([
  "INSERT INTO things (name) VALUES ('attach; vacuum')",
  'SELECT 1 -- ; ATTACH x',
  'CREATE TABLE "attach" (id INT); DROP TABLE "attach"',
  "CREATE TRIGGER t AFTER INSERT ON x BEGIN UPDATE x SET a = 1; DELETE FROM y; END; SELECT 'it''s'",
  'PRAGMA table_info(things)',
  "/* ; VACUUM */ UPDATE a SET b = '/*' ; DELETE FROM c",
  '  ;;  ',
])('stays within: %s', (sql) => expect(leavesDatabase(sql)).toBeNull());

it.each([
  "ATTACH '/tmp/x' AS x",
  "SELECT 1; attach database '/tmp/x' as x",
  "/* quiet */ ATTACH '/tmp/x' AS x",
  "-- quiet\nATTACH '/tmp/x' AS x",
  "SELECT '''; ' ; ATTACH '/tmp/x' AS x",
  "SELECT [;'] ; ATTACH '/tmp/x' AS x",
  'DETACH x',
  "VACUUM INTO '/tmp/x'",
  'VACUUM',
  "SELECT load_extension('x')",
  `SELECT "load_extension"('x')`,
  "SELECT writefile('/tmp/x', 'y')",
  "SELECT * FROM readfile('/etc/passwd')",
  'PRAGMA journal_mode = DELETE',
  "PRAGMA temp_store_directory = '/tmp'",
  'CREATE VIRTUAL TABLE x USING csv(filename = "/etc/passwd")',
])('leaves: %s', (sql) => expect(leavesDatabase(sql)).toMatch(/not for this route$/));
