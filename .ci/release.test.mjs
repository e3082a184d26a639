import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import JSZip from 'jszip';
import { afterAll, describe, expect, it } from 'vitest';
import { judged } from './advisories.mjs';
import { packageFolder } from './bundled-packages.ts';
import { isCompatible, licenceIssues, licenceTexts } from './licences.mjs';
import { notesOf, releaseFiles, sha256, zipOf } from './release.mjs';
import { sbom } from './sbom.mjs';

const folder = mkdtempSync(join(tmpdir(), 'lectern-release-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const written = {
  '.htaccess': 'Header',
  '.stamp': 'of the build',
  '.vite/packages.json': '[]',
  'assets/.htaccess': 'Header',
  'assets/main-12345678.js': 'run()',
  'guide/index.html': '<h1>Guide</h1>',
  'index.html': '<title>Lectern</title>',
  'licences.txt': 'MIT',
};
for (const [path, text] of Object.entries(written)) {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
}

describe('the file of a release', () => {
  const date = new Date('2026-12-01T10:20:30Z');

  it('has the app in a folder of its own, hidden files too, and what goes with it beside that', () => {
    const paths = releaseFiles(folder).map(([path]) => path);
    expect(paths).toEqual([...paths].sort());
    expect(paths.filter((path) => path.startsWith('admin/'))).toEqual([
      'admin/.htaccess',
      'admin/assets/.htaccess',
      'admin/assets/main-12345678.js',
      'admin/guide/index.html',
      'admin/index.html',
      'admin/licences.txt',
    ]);
    expect(paths).toEqual(
      expect.arrayContaining(['LICENSE', 'CHANGELOG.md', 'THIRD-PARTY-LICENCES.txt', 'guide/index.html']),
    );
  });

  it('is the same bytes whenever and wherever it is made', async () => {
    const files = releaseFiles(folder);
    const zone = process.env.TZ;
    const one = await zipOf(files, date);
    process.env.TZ = 'Pacific/Auckland';
    for (const name of readdirSync(folder))
      if (name.endsWith('.html')) writeFileSync(join(folder, name), readFileSync(join(folder, name)));
    const other = await zipOf(releaseFiles(folder), date);
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
    expect(sha256(other)).toBe(sha256(one));
    const read = await JSZip.loadAsync(one);
    expect(Object.keys(read.files)).toEqual(files.map(([path]) => path));
    expect(await read.file('admin/index.html')?.async('string')).toBe(written['index.html']);
    for (const { unixPermissions } of Object.values(read.files)) expect(unixPermissions).toBe(0o644);
  });

  it('carries the date of its commit, by which web servers tell versions apart', async () => {
    const read = await JSZip.loadAsync(await zipOf(releaseFiles(folder), date));
    for (const file of Object.values(read.files)) expect(file.date).toEqual(date);
  });

  it('goes out with what the changelog says of its version alone', () => {
    const text = '# Changelog\n\n## 1.1.0\n\nNew.\n\n## 1.0.0 (2026)\n\nFirst.\n\nSecond.\n';
    expect(notesOf('1.1.0', text)).toBe('New.');
    expect(notesOf('1.0.0', text)).toBe('First.\n\nSecond.');
    expect(notesOf('1.0', text)).toBeUndefined();
  });
});

const entry = (name, more = {}) => [`node_modules/${name}`, { version: '1.0.0', license: 'MIT', ...more }];
const lock = {
  packages: Object.fromEntries([
    ['', { dependencies: { '@a/b': '1.0.0', c: '1.0.0' } }],
    entry('@a/b', { integrity: 'sha512-AAEC', dependencies: { c: '1', d: '1' } }),
    ['node_modules/@a/b/node_modules/c', { version: '2.0.0', license: 'GPL-3.0-only' }],
    entry('c'),
    entry('d', { license: '(MPL-2.0 OR Apache-2.0)', dependencies: { c: '1' } }),
    entry('e', { license: undefined }),
  ]),
};
const all = ['node_modules/@a/b', 'node_modules/@a/b/node_modules/c', 'node_modules/c', 'node_modules/d'];

describe('packages in the bundle', () => {
  it.each([
    ['/x/node_modules/react/index.js', 'node_modules/react'],
    ['/x/node_modules/@a/b/dist/c.css?used', 'node_modules/@a/b'],
    ['C:\\x\\node_modules\\@a\\b\\node_modules\\c\\i.js', 'node_modules/@a/b/node_modules/c'],
    ['\0vite/preload-helper.js', 'node_modules/vite'],
    ['/x/app/main.tsx', undefined],
    ['\0virtual:locale-packs', undefined],
  ])('%j is part of %s', (id, expected) => {
    expect(packageFolder(id)).toBe(expected);
  });

  it.each([
    ['MIT', true],
    ['(MPL-2.0 OR Apache-2.0)', true],
    ['MIT AND ISC', true],
    ['MIT AND GPL-2.0-only', false],
    ['GPL-3.0-or-later', false],
    ['SEE LICENSE IN FILE', false],
    [undefined, false],
    [{ type: 'MIT' }, false],
  ])('the licence %j goes with the app’s own: %s', (licence, expected) => {
    expect(isCompatible(licence)).toBe(expected);
  });

  it('are refused by name when their licence does not go with it, and all are listed', () => {
    expect(licenceIssues(all, lock)).toEqual(['c 2.0.0: GPL-3.0-only']);
    expect(licenceIssues(['node_modules/e'], lock)).toEqual(['e 1.0.0: no licence named']);
    expect(() => licenceIssues(['node_modules/gone'], lock)).toThrow('not in package-lock.json');
    const text = licenceTexts(['node_modules/react'], JSON.parse(readFileSync('package-lock.json', 'utf8')));
    expect(text).toMatch(/react \S+ \(MIT\)[^]*Permission is hereby granted/);
  });

  it('are listed for machines, with what needs what, the same each time', () => {
    const of = { name: 'lectern', version: '1.0.0', date: new Date(0), folders: all, lock };
    const list = sbom(of);
    expect(sbom(of)).toEqual(list);
    expect(sbom({ ...of, version: '1.0.1' }).serialNumber).not.toBe(list.serialNumber);
    expect(list.serialNumber).toMatch(/^urn:uuid:[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
    expect(list.components[0]).toEqual({
      type: 'library',
      'bom-ref': 'pkg:npm/%40a/b@1.0.0',
      name: '@a/b',
      version: '1.0.0',
      hashes: [{ alg: 'SHA-512', content: '000102' }],
      licenses: [{ license: { id: 'MIT' } }],
      purl: 'pkg:npm/%40a/b@1.0.0',
    });
    expect(list.components[3].licenses).toEqual([{ expression: '(MPL-2.0 OR Apache-2.0)' }]);
    expect(list.dependencies).toEqual([
      { ref: 'pkg:generic/lectern@1.0.0', dependsOn: ['pkg:npm/%40a/b@1.0.0', 'pkg:npm/c@1.0.0'] },
      { ref: 'pkg:npm/%40a/b@1.0.0', dependsOn: ['pkg:npm/c@2.0.0', 'pkg:npm/d@1.0.0'] },
      { ref: 'pkg:npm/c@2.0.0', dependsOn: [] },
      { ref: 'pkg:npm/c@1.0.0', dependsOn: [] },
      { ref: 'pkg:npm/d@1.0.0', dependsOn: ['pkg:npm/c@1.0.0'] },
    ]);
  });
});

describe('advisories', () => {
  const found = (severity, node) => ({
    vulnerabilities: { x: { name: 'x', severity, nodes: [node], via: [{ title: 'Bad' }, 'y'] } },
  });
  it.each([
    ['low', 'node_modules/in-bundle', 'issue'],
    ['low', 'node_modules/served', 'notice'],
    ['moderate', 'node_modules/served', 'issue'],
    ['critical', 'node_modules/tool', 'notice'],
  ])('%s in %s is an %s', (severity, node, kind) => {
    const said = judged(found(severity, node), new Set(['node_modules/in-bundle']), (name) =>
      name.endsWith('tool'),
    );
    const line = [`x (${severity}): Bad`];
    expect(said).toEqual(kind === 'issue' ? { issues: line, notices: [] } : { issues: [], notices: line });
  });

  it.each([null, {}, { error: { code: 'ENOAUDIT' } }])(
    '%j: nothing is known, which is no failure',
    (answer) => {
      const { issues, notices } = judged(answer, new Set(), () => false);
      expect([issues.length, notices.length]).toEqual([0, 1]);
    },
  );
});

describe('what runs on machines of others', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  it.each(Object.entries(scripts))('the script %s needs no shell of one system', (_, command) => {
    expect(command).toMatch(/^(?:node|vitest|biome) [\w./= -]+$/);
  });

  it('the workflows name each action by its full version', () => {
    const used = readdirSync('.github/workflows').flatMap((file) =>
      [...readFileSync(`.github/workflows/${file}`, 'utf8').matchAll(/uses: (\S+)/g)].map(
        ([, action]) => action,
      ),
    );
    expect(used.length).toBeGreaterThan(10);
    for (const action of used) expect(action).toMatch(/^[\w/-]+@v\d+\.\d+\.\d+$/);
    const versions = new Map(used.map((action) => action.split('@')));
    for (const action of used) expect(versions.get(action.split('@')[0])).toBe(action.split('@')[1]);
  });
});
