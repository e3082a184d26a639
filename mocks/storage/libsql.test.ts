import { spawn } from 'node:child_process';
import { closeSync, copyFileSync, mkdtempSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Driver, SqlError } from '#mocks/storage/driver.ts';
import { openLibsql } from '#mocks/storage/libsql.ts';

describe('the driver', () => {
  let driver: Driver;
  beforeEach(() => {
    driver = openLibsql(':memory:');
    driver.exec('CREATE TABLE t (id INTEGER PRIMARY KEY AUTOINCREMENT, a, n TEXT UNIQUE)');
  });
  afterEach(() => driver.close());

  const stored = (value: unknown) => {
    const { lastInsertRowid } = driver.run('INSERT INTO t (a) VALUES (?)', [value]);
    const [row] = driver.all('SELECT a, typeof(a) AS type FROM t WHERE id = ?', [lastInsertRowid]);
    return [row?.a, row?.type];
  };

  it.each([
    [1, 1, 'integer'],
    [-0.5, -0.5, 'real'],
    [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER, 'integer'],
    [9_007_199_254_740_993n, 9_007_199_254_740_993n, 'integer'],
    [9_223_372_036_854_775_807n, 9_223_372_036_854_775_807n, 'integer'],
    [42n, 42, 'integer'],
    [true, 1, 'integer'],
    [false, 0, 'integer'],
    [undefined, null, 'null'],
    [null, null, 'null'],
    ['', '', 'text'],
    ["it's \u{1F426}", "it's \u{1F426}", 'text'],
  ])('keeps %s', (value, expected, type) => {
    expect(stored(value)).toEqual([expected, type]);
  });

  it('keeps bytes', () => {
    expect(stored(new Uint8Array([1, 0, 255]))[0]).toEqual(new Uint8Array([1, 0, 255]));
  });

  it.each([[9_223_372_036_854_775_808n], [Number.NaN], [Number.POSITIVE_INFINITY], [{}], [new Date()]])(
    'refuses %s',
    (value) => {
      expect(() => stored(value)).toThrow(SqlError);
    },
  );

  it('tells which rule a statement broke', () => {
    driver.run('INSERT INTO t (n) VALUES (?)', ['x']);
    const again = () => driver.run('INSERT INTO t (n) VALUES (?)', ['x']);
    expect(again).toThrow(expect.objectContaining({ code: 'SQLITE_CONSTRAINT_UNIQUE' }));
  });

  it('has an id only where a row was inserted', () => {
    expect(driver.run('INSERT INTO t (a) VALUES (1)').lastInsertRowid).toBe(1);
    expect(driver.run('UPDATE t SET a = 2')).toEqual({ changes: 1, lastInsertRowid: 0 });
  });

  it('rolls back what threw, the inner transaction alone when the outer one goes on', () => {
    const insert = (name: string) => driver.run('INSERT INTO t (n) VALUES (?)', [name]);
    const fails = (name: string) => () => {
      insert(name);
      throw new Error('no');
    };
    driver.transaction(() => {
      insert('outer');
      expect(() => driver.transaction(fails('inner'))).toThrow('no');
    });
    expect(() => driver.transaction(fails('lost'))).toThrow('no');
    expect(driver.all('SELECT n FROM t')).toEqual([{ n: 'outer' }]);
  });

  it('sees a column that was added after the statement was prepared', () => {
    const all = () => driver.all('SELECT * FROM t');
    driver.run('INSERT INTO t (a) VALUES (1)');
    all();
    driver.exec('ALTER TABLE t ADD COLUMN later DEFAULT 7');
    expect(all()).toEqual([{ id: 1, a: 1, n: null, later: 7 }]);
  });
});

describe('a database file', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'lectern-driver-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  describe('reads aside', () => {
    let driver: Driver;
    beforeEach(() => {
      driver = openLibsql(join(folder, 'aside.sqlite'));
      driver.exec('CREATE TABLE t (id INTEGER PRIMARY KEY, a, "__proto__", b BLOB)');
      driver.exec(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2500)
        INSERT INTO t SELECT i, CASE WHEN i % 3 THEN 'text ' || i END, i % 7, CASE WHEN i % 5 = 0 THEN x'00ff' END FROM n`);
      driver.run('INSERT INTO t (id, a) VALUES (?, ?)', [9_007_199_254_740_993n, 0.5]);
    });
    afterEach(() => driver.close());
    const later = (sql: string, parameters: readonly unknown[] = [], left = 60_000) =>
      driver.later?.(sql, parameters, { owner: 'somebody', time: { left } });

    it.each<[string, unknown[]?]>([
      ['SELECT * FROM t'],
      ['SELECT id, a FROM t ORDER BY a DESC, id LIMIT 100 OFFSET 5'],
      ['SELECT id FROM t ORDER BY id DESC'],
      ['SELECT "__proto__" AS "__proto__", count(*) AS n FROM t GROUP BY 1'],
      ['SELECT a FROM t WHERE id IN (SELECT value FROM json_each(?))', ['[3,1,2]']],
      ['SELECT id FROM t WHERE a LIKE ? AND id > ?', ['%9%', 100]],
      ['SELECT id FROM t WHERE 0'],
    ])('as it does at once: %s', async (sql, parameters) => {
      expect(await later(sql, parameters)).toEqual(driver.all(sql, parameters));
    });

    it('what was written before, and nothing of what is not written to the end', async () => {
      driver.run('DELETE FROM t');
      expect(await later('SELECT count(*) AS n FROM t')).toEqual([{ n: 0 }]);
      const within = driver.transaction(() => {
        driver.run('INSERT INTO t (a) VALUES (1)');
        return later('SELECT count(*) AS n FROM t WHERE a = 2');
      });
      expect(await within).toEqual([{ n: 0 }]);
      expect(await later('SELECT count(*) AS n FROM t')).toEqual([{ n: 1 }]);
    });

    it.each([
      ['in the order of a column without index', 'SELECT a FROM t ORDER BY a, id'],
      ['in that of the key', 'SELECT a FROM t ORDER BY id'],
      ['some of them', 'SELECT a FROM t WHERE id > 0 ORDER BY a LIMIT 2'],
      ['counted', 'SELECT count(*) FROM t'],
    ])('what was written since the same was read: rows %s', async (_, sql) => {
      for (const a of ['c', 'b', 'a']) {
        driver.run('INSERT INTO t (id, a) SELECT max(id) + 1, ? FROM t WHERE id < 5000', [a]);
        expect(await later(sql)).toEqual(driver.all(sql));
        driver.run('DELETE FROM t WHERE id < ?', [
          driver.all('SELECT max(id) AS n FROM t WHERE id < 5000')[0]?.n,
        ]);
      }
    });

    const ENDLESS = 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n';

    it('no longer than it may, and goes on with the next one', async () => {
      await expect(later(ENDLESS, [], 50)).rejects.toMatchObject({ code: 'SQLITE_INTERRUPT' });
      await expect(later('SELECT 1 AS one', [], 0)).rejects.toMatchObject({ code: 'SQLITE_INTERRUPT' });
      expect(await later('SELECT 1 AS one')).toEqual([{ one: 1 }]);
    });

    it('while all others go on, those who write too', async () => {
      const interrupted = async () => {
        try {
          return await later(ENDLESS, [], 2000);
        } catch (error) {
          return (error as SqlError).code;
        }
      };
      const endless = [interrupted(), interrupted()];
      let ended = false;
      void Promise.all(endless).then(() => {
        ended = true;
      });
      driver.run('DELETE FROM t WHERE id > 10');
      const limits = { owner: 'another one', time: { left: 60_000 } };
      expect(await driver.later?.('SELECT count(*) AS n FROM t', [], limits)).toEqual([{ n: 10 }]);
      expect(ended).toBe(false);
      expect(await Promise.all(endless)).toEqual(['SQLITE_INTERRUPT', 'SQLITE_INTERRUPT']);
    });

    it('tells which statement is wrong, and writes nothing', async () => {
      await expect(later('SELECT nothing FROM t')).rejects.toThrow(SqlError);
      await expect(later('DELETE FROM t RETURNING id')).rejects.toThrow(SqlError);
    });

    it('ends when the database is closed', async () => {
      const endless = later(ENDLESS)?.catch((error: unknown) => error);
      await later('SELECT 1');
      driver.close();
      expect(await endless).toBeInstanceOf(SqlError);
      await expect(later('SELECT 1')).rejects.toThrow(SqlError);
    }, 60_000);
  });

  it('that is damaged is named in the error', () => {
    const path = join(folder, 'broken.sqlite');
    writeFileSync(
      path,
      'this is no database, but it is long enough to be read as the header of one '.repeat(20),
    );
    expect(() => openLibsql(path)).toThrow(path);
  });

  it('that is large is read whole after a stop that was not clean, and only then', () => {
    const path = join(folder, 'large.sqlite');
    const spoilt = join(folder, 'spoilt.sqlite');
    const driver = openLibsql(path);
    driver.exec('CREATE TABLE t (id INTEGER PRIMARY KEY, text TEXT)');
    driver.run(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 36000)
       INSERT INTO t SELECT i, hex(randomblob(500)) FROM n`,
    );
    driver.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    driver.run('INSERT INTO t (text) VALUES (?)', ['still in the log']);
    // as a power cut leaves them, and a page in the middle is overwritten
    copyFileSync(path, spoilt);
    copyFileSync(`${path}-wal`, join(folder, 'log'));
    driver.close();
    const file = openSync(spoilt, 'r+');
    writeSync(file, Buffer.alloc(4096, 7), 0, 4096, 4096 * 5000);
    closeSync(file);
    openLibsql(spoilt).close();
    copyFileSync(join(folder, 'log'), `${spoilt}-wal`);
    expect(() => openLibsql(spoilt)).toThrow(spoilt);
    const again = openLibsql(path);
    expect(again.all('SELECT count(*) AS n FROM t')).toEqual([{ n: 36_001 }]);
    again.close();
  });

  it('loses nothing that was acknowledged when the process is killed', async () => {
    const path = join(folder, 'killed.sqlite');
    const script = `
      const { openLibsql } = await import('#mocks/storage/libsql.ts');
      const driver = openLibsql(${JSON.stringify(path)});
      driver.exec('CREATE TABLE t (n INTEGER)');
      for (let n = 1; ; n++) {
        driver.transaction(() => driver.run('INSERT INTO t VALUES (?)', [n]));
        process.stdout.write(n + '\\n');
        await new Promise((done) => setImmediate(done));
      }`;
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let told = 0;
    await new Promise<void>((done) => {
      child.stdout.on('data', (data: Buffer) => {
        told = Number(data.toString().trim().split('\n').at(-1));
        if (told > 50) child.kill('SIGKILL');
      });
      child.on('exit', () => done());
    });
    const driver = openLibsql(path);
    const [row] = driver.all('SELECT max(n) AS last, count(*) AS rows FROM t');
    driver.close();
    expect(Number(row?.last)).toBeGreaterThanOrEqual(told);
    expect(row?.rows).toBe(row?.last);
  }, 30_000);
});
