// What the app uses of JavaScript, the DOM, HTML and CSS against published compatibility data: every browser of
// .browserslistrc must have it from its oldest version on, unless compat/exceptions.mjs says why it works all the same.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { lacking, oldestAsText } from './compat/data.mjs';
import { exceptions } from './compat/exceptions.mjs';
import { cssUses, htmlUses } from './compat/markup.mjs';
import { scriptUses } from './compat/scripts.mjs';
import { root } from './setup.mjs';

const app = join(root, 'app');
const isMeant = (path) => path.startsWith(app) && !/\.test\.tsx?$/.test(path);

const uses = scriptUses(join(root, 'tsconfig.json'), isMeant);
for (const name of readdirSync(app, { recursive: true })) {
  const read = { css: cssUses, html: htmlUses }[name.split('.').at(-1)];
  if (!read) continue;
  const file = join(app, name);
  for (const use of read(readFileSync(file, 'utf8'))) uses.push({ ...use, file, name: use.path.join('.') });
}

const problems = new Set();
const unused = new Set(exceptions);
for (const { path, name, file, line, secure } of uses) {
  const reasons = [];
  if (path !== null) reasons.push(...lacking(path));
  if (secure) reasons.push('only by https');
  if (reasons.length === 0) continue;
  const key = path?.join('.') ?? `api.${name}`;
  const where = relative(app, file);
  const excepted = exceptions.filter(
    (entry) => `${key}.`.startsWith(`${entry.path}.`) && (entry.files?.includes(where) ?? true),
  );
  for (const entry of excepted) unused.delete(entry);
  if (excepted.length === 0) problems.add(`app/${where}:${line}: ${key}: ${reasons.join(', ')}`);
}
for (const { path, files } of unused) {
  problems.add(`.ci/compat/exceptions.mjs: nothing uses ${path}${files ? ` in ${files.join(', ')}` : ''}`);
}

const sentence = oldestAsText();
for (const file of ['README.md', 'app/index.html']) {
  const text = readFileSync(join(root, file), 'utf8').replace(/\s+/g, ' ');
  if (!text.includes(sentence))
    problems.add(`${file}: does not say "${sentence}", as .browserslistrc has it`);
}

for (const problem of problems) console.log(problem);
process.exitCode = problems.size > 0 ? 1 : 0;
