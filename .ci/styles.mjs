// CSS Modules are typed as "any name is a text or nothing": a misspelt class is silent. This compares the names that a
// component asks for with those that its style sheet has, both ways. It also refuses what knows left and right instead of
// start and end, since such a rule is wrong in every language that is read the other way, and rows of tables that are to
// contain what is positioned in them, which they don't in Safari: it would cover the page.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { root } from './setup.mjs';

const app = join(root, 'app');
const files = readdirSync(app, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath ?? entry.path, entry.name));

const plain = (css) => css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/url\([^)]*\)|"[^"]*"|'[^']*'/g, '');
const classesOf = (css) =>
  new Set([...plain(css).matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(([, name]) => name));

const sheetImport = /import (\w+) from '([^']+\.module\.css)'/g;
const sheetOf = (file, specifier) =>
  specifier.startsWith('#app/') ? join(app, specifier.slice(5)) : resolve(dirname(file), specifier);

const problems = [];
/** Style sheet → names asked for by any file; `any` when a name is computed. */
const asked = new Map();
for (const file of files.filter((path) => /\.tsx?$/.test(path) && !/\.gen\.ts$/.test(path))) {
  const source = readFileSync(file, 'utf8');
  const body = source.replace(/^import .*$/gm, '');
  for (const [, variable, specifier] of source.matchAll(sheetImport)) {
    const sheet = sheetOf(file, specifier);
    if (!existsSync(sheet)) {
      problems.push(`${relative(root, file)}: no such style sheet: ${specifier}`);
      continue;
    }
    const names = asked.get(sheet) ?? new Set();
    asked.set(sheet, names);
    const classes = classesOf(readFileSync(sheet, 'utf8'));
    const used = [...body.matchAll(new RegExp(`\\b${variable}(?:\\.(\\w+)|\\[['"]([\\w-]+)['"]\\])`, 'g'))];
    for (const [, property, key] of used) {
      const name = property ?? key;
      names.add(name);
      if (!classes.has(name)) problems.push(`${relative(root, file)}: ${specifier} has no class "${name}"`);
    }
    if (used.length < [...body.matchAll(new RegExp(`\\b${variable}\\b`, 'g'))].length) names.any = true;
  }
}
for (const sheet of files.filter((path) => path.endsWith('.module.css'))) {
  const names = asked.get(sheet);
  if (names?.any) continue;
  for (const name of classesOf(readFileSync(sheet, 'utf8'))) {
    if (!names?.has(name)) problems.push(`${relative(root, sheet)}: class "${name}" is used by nothing`);
  }
}

/** Properties and values for which there is a logical one. */
const physical = [
  /(?<![\w-])(?:left|right)\s*:/,
  /(?<![\w-])(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)\b/,
  /(?<![\w-])border-(?:top|bottom)-(?:left|right)-radius\b/,
  /(?<![\w-])(?:text-align|float|clear)\s*:\s*(?:left|right)\b/,
  /(?<![\w-])(?:margin|padding|inset|scroll-margin|scroll-padding|border-radius)\s*:\s*\S+\s+(\S+)\s+\S+\s+(?!\1\s*[;}])[^\s;}]+\s*[;}]/,
];
/** A rule that is meant so says why on the line above, beginning with this word. */
const meant = /\/\*\s*Physical\b/;
for (const sheet of files.filter((path) => path.endsWith('.css'))) {
  const lines = readFileSync(sheet, 'utf8').split('\n');
  for (const [index, line] of lines.entries()) {
    if (line.trimStart().startsWith('*') || line.trimStart().startsWith('/*')) continue;
    if (!physical.some((pattern) => pattern.test(line))) continue;
    if (meant.test(lines[index - 1] ?? '')) continue;
    problems.push(
      `${relative(root, sheet)}:${index + 1}: left and right instead of start and end: ${line.trim()}`,
    );
  }
}

// Whoever sets the browser to large letters has room for fewer of them: the layout of a narrow screen is the one that fits.
for (const file of files.filter((path) => /\.(?:css|tsx?)$/.test(path))) {
  const source = readFileSync(file, 'utf8').replace(/@container[^{]*/g, '');
  for (const [condition] of source.matchAll(/\((?:width|(?:min|max)-width)\b[^)]*\d(?:px|rem)\)/g)) {
    problems.push(`${relative(root, file)}: widths of the window are told in em: ${condition}`);
  }
}

// Chromium knows the value with its prefix alone, which the build takes off again.
for (const sheet of files.filter((path) => path.endsWith('.css'))) {
  if (/text-align\s*:[^;]*match-parent/.test(plain(readFileSync(sheet, 'utf8')))) {
    problems.push(`${relative(root, sheet)}: text-align: var(--text-start) instead of match-parent`);
  }
}

/** Sheet → classes that table rows and row groups have. */
const rowClasses = new Map();
for (const file of files.filter((path) => /\.tsx$/.test(path))) {
  const source = readFileSync(file, 'utf8');
  const sheets = new Map(
    [...source.matchAll(sheetImport)].map(([, variable, specifier]) => [variable, sheetOf(file, specifier)]),
  );
  for (const [, attributes] of source.matchAll(/<(?:tr|tbody|thead|tfoot|LinkRow)\b((?:[^>]|=>)*)>/g)) {
    for (const [, variable, property, key] of attributes.matchAll(
      /\b(\w+)(?:\.(\w+)|\[['"]([\w-]+)['"]\])/g,
    )) {
      const sheet = sheets.get(variable);
      if (sheet) rowClasses.set(sheet, (rowClasses.get(sheet) ?? new Set()).add(property ?? key));
    }
  }
}
for (const sheet of files.filter((path) => path.endsWith('.css'))) {
  const css = plain(readFileSync(sheet, 'utf8'));
  for (const [, selectors, body] of css.matchAll(/([^{};]+)\{([^{}]*)\}/g)) {
    if (!/(?<![\w-])(?:position\s*:\s*(?:relative|absolute)|contain\s*:|transform\s*:)/.test(body)) continue;
    // What the rule is about is the last part of its selector.
    const subject =
      selectors
        .trim()
        .split(/[\s>+~]+(?![^(]*\))/)
        .at(-1) ?? '';
    const isRow =
      /^(?:tr|tbody|thead|tfoot)\b|\bis\([^)]*\btr\b/.test(subject) ||
      [...(rowClasses.get(sheet) ?? [])].some((name) => new RegExp(`\\.${name}(?![\\w-])`).test(subject));
    if (isRow && !/::/.test(subject)) {
      problems.push(
        `${relative(root, sheet)}: a table's row contains nothing positioned in Safari: ${selectors.trim()}`,
      );
    }
  }
}

for (const problem of problems) console.log(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
