// `npm run check -- locales`: every translation beside its English. Below 100 % of the strings, or with a issue, it fails.
// `npm run translate -- <locale>`: what is missing in one (`all`: in each), or whose English has changed since; with `--done`
// what is there is noted as a translation of today's English.
import { existsSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { diffArrays } from 'diff';
import { asideOf, english, entries, fileOf, folderOf, hashOf, locales, packOf } from './packs.mjs';
import { entryIssues, termCounts } from './locale-rules.mjs';

/** The share of the texts with a term in English that hold the locale's own: a pronoun or a verb may stand for it. */
const termShare = 0.6;

/** The hash of the English of each text of a locale, in the order of its file. */
const hashesNow = (source, strings) => {
  const now = entries(source);
  return [...entries(strings).keys()].map((key) => (now.has(key) ? hashOf(now.get(key)) : '0000'));
};

/**
 * A namespace's entries with those of the locale: `{ entry, own, isStale }`. `hashes`: from `sources.json`. They have no keys, so
 * they are laid beside today's: a string that was added or taken away makes none of its neighbours stale.
 */
export function compare(source, strings, hashes = '') {
  const own = entries(strings);
  const fresh = new Set();
  const keys = [...own.keys()];
  let at = 0;
  for (const { value, added, removed } of diffArrays(
    hashes.match(/.{4}/g) ?? [],
    hashesNow(source, strings),
  )) {
    if (removed) continue;
    if (!added) for (const key of keys.slice(at, at + value.length)) fresh.add(key);
    at += value.length;
  }
  return [...entries(source).values()].map((entry) => ({
    entry,
    own: own.get(entry.key),
    isStale: !fresh.has(entry.key),
  }));
}

/** All that can be said of a locale: `{ all, translated, issues, stale }`. */
export function examine(locale, source = english()) {
  const pack = packOf(locale);
  const rules = asideOf(locale, 'rules');
  const sources = asideOf(locale, 'sources');
  const issues = [];
  const stale = [];
  const texts = [];
  let all = 0;
  let translated = 0;
  for (const [namespace, strings] of Object.entries(source)) {
    const found = compare(strings, pack[namespace] ?? {}, sources[namespace]);
    for (const { entry, own, isStale } of found) {
      all += 1;
      const name = `${namespace}:${entry.key}`;
      const forms = own?.forms ?? {};
      if (own) translated += 1;
      if (!own || isStale) stale.push({ namespace, entry });
      for (const issue of entryIssues(entry, forms, locale, rules)) issues.push(`${name}: ${issue}`);
      const text = Object.values(forms).at(-1);
      if (text !== undefined) texts.push({ name, text, english: entry.forms.other ?? entry.forms[''] });
    }
    const keys = new Set(found.map(({ entry }) => entry.key));
    for (const key of entries(pack[namespace] ?? {}).keys())
      if (!keys.has(key)) issues.push(`${namespace}:${key}: English has no such string`);
  }
  for (const namespace of Object.keys(pack))
    if (!Object.hasOwn(source, namespace)) issues.push(`${namespace}.json: English has no such file`);
  for (const { term, found, all: count, without } of termCounts(texts, rules.terms))
    if (count > 0 && found / count < termShare)
      issues.push(
        `“${term}”: ${found} of ${count} texts hold the glossary's word; not ${without
          .slice(0, 8)
          .map(({ name }) => name)
          .join(', ')}`,
      );
  return { all, translated, issues, stale };
}

/** Notes that all strings that are there were written from today's English, and names those of which it wasn't known. */
function writeSources(locale) {
  const source = english();
  const pack = packOf(locale);
  const noted = examine(locale, source).stale.filter(({ namespace, entry }) =>
    entries(pack[namespace] ?? {}).has(entry.key),
  );
  for (const { namespace, entry } of noted) console.log(`${locale} ${namespace}:${entry.key}`);
  console.log(`${noted.length} strings of ${locale} are noted as translated from today's English.`);
  const hashes = Object.entries(pack).map(([namespace, strings]) => [
    namespace,
    hashesNow(source[namespace] ?? {}, strings).join(''),
  ]);
  writeFileSync(fileOf(locale, 'sources'), `${JSON.stringify(Object.fromEntries(hashes), null, 2)}\n`);
}

function nested(list) {
  const result = {};
  for (const [key, text] of list) {
    const parts = key.split('.');
    const last = parts.pop();
    let at = result;
    for (const part of parts) at = at[part] ??= {};
    at[last] = text;
  }
  return result;
}

/** Prints what is to be translated, as files with the English texts. */
function printMissing(locale) {
  const { stale, all } = examine(locale);
  const byFile = new Map();
  for (const each of stale) byFile.set(each.namespace, [...(byFile.get(each.namespace) ?? []), each]);
  for (const [namespace, some] of byFile) {
    const texts = some.flatMap(({ entry: { key, isPlural, forms } }) =>
      Object.entries(forms).map(([form, text]) => [isPlural ? `${key}_${form}` : key, text]),
    );
    console.log(`\n${locale}/${namespace}.json\n${JSON.stringify(nested(texts), null, 2)}`);
  }
  console.log(`\n${stale.length} of ${all} strings of ${locale} are missing, or their English has changed.`);
}

function check(names) {
  const source = english();
  let isGood = true;
  for (const locale of names) {
    const { all, translated, issues, stale } = examine(locale, source);
    const share = ((100 * translated) / all).toFixed(translated === all ? 0 : 1);
    const old = stale.length - (all - translated);
    console.log(
      `${locale.padEnd(7)} ${share.padStart(5)} %  ${issues.length} issues${old > 0 ? `, ${old} of an English that has changed` : ''}`,
    );
    for (const issue of issues.slice(0, 300)) console.log(`        ${issue}`);
    if (issues.length > 0 || old > 0) isGood = false;
  }
  return isGood;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [command, ...args] = process.argv.slice(2);
  const given = args.filter((name) => !name.startsWith('--'));
  const names = given.includes('all') ? locales() : given;
  const unknown = names.filter((name) => !existsSync(folderOf(name)));
  if (unknown.length > 0) {
    console.error(`There is no folder i18n/${unknown.join(', i18n/')}.`);
    process.exitCode = 1;
  } else if (command === 'translate') {
    for (const locale of names) args.includes('--done') ? writeSources(locale) : printMissing(locale);
    if (names.length === 0) console.error('Name a locale: npm run translate -- de-DE');
  } else {
    process.exitCode = check(names.length > 0 ? names : locales()) ? 0 : 1;
  }
}
