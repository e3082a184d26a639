// Published compatibility data (MDN's browser-compat-data), asked about the oldest of each supported browser.
import data from '@mdn/browser-compat-data/forLegacyNode';
import browserslist from 'browserslist';
import { root } from '../setup.mjs';

export { data };

/** Names of browsers: in the list → in the data. */
const names = { chrome: 'chrome', edge: 'edge', firefox: 'firefox', safari: 'safari', ios_saf: 'safari_ios' };

/** -1, 0 or 1 as version `a` is before, the same as or after `b`, both like "18.2". */
function compare(a, b) {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number));
  for (let at = 0; at < Math.max(left.length, right.length); at += 1) {
    const difference = (left[at] ?? 0) - (right[at] ?? 0);
    if (difference !== 0) return Math.sign(difference);
  }
  return 0;
}

/** The oldest supported version of each browser, by its name in the data. */
export function oldestSupported() {
  const oldest = {};
  for (const entry of browserslist(null, { path: root })) {
    const [browser, versions] = entry.split(' ');
    const name = names[browser];
    if (name === undefined) throw new Error(`.browserslistrc: the compatibility data has no "${browser}"`);
    const [version] = versions.split('-');
    if (oldest[name] === undefined || compare(version, oldest[name]) < 0) oldest[name] = version;
  }
  return oldest;
}

const oldest = oldestSupported();

/** The list as people read it: "Chrome and Edge 132, Firefox 134, and Safari 18.2, or later". */
export function oldestAsText({ chrome, edge, firefox, safari, safari_ios: ios } = oldest) {
  const chromium = chrome === edge ? `Chrome and Edge ${chrome}` : `Chrome ${chrome}, Edge ${edge}`;
  const webkit = safari === ios ? `Safari ${safari}` : `Safari ${safari} (${ios} on iPadOS and iOS)`;
  return `${chromium}, Firefox ${firefox}, and ${webkit}, or later`;
}

/** What the data has under `path`, an array of names; undefined when there is nothing. */
export function find(path) {
  let at = data;
  for (const name of path) {
    if (!Object.hasOwn(at, name)) return undefined;
    at = at[name];
  }
  return at;
}

/** Whether one statement of support holds for `version` as it is: no flag, no prefix, no other name. */
function holds(statement, version) {
  const {
    version_added: added,
    version_removed: removed,
    flags,
    prefix,
    alternative_name: other,
  } = statement;
  if (statement.partial_implementation || flags || prefix || other || !added || added === 'preview')
    return false;
  if (removed && removed !== 'preview' && compare(removed, version) <= 0) return false;
  return compare(String(added).replace('≤', ''), version) <= 0;
}

/**
 * Browsers whose oldest supported version does not have the feature at `path`: "Safari 18.2 (since 18.4)" and the like. What
 * the type given to a method may be counts as part of the method, since it is seldom written out where it is called.
 */
export function lacking(path) {
  const feature = find(path) ?? {};
  const types = Object.keys(feature).filter((name) => name.startsWith('type_parameter_'));
  return [...new Set([feature, ...types.map((name) => feature[name])].flatMap(withoutIt))];
}

function withoutIt({ __compat: { support } = {} }) {
  if (support === undefined) return [];
  return Object.entries(oldest).flatMap(([browser, version]) => {
    const statements = [support[browser] ?? []].flat();
    if (statements.length === 0 || statements.some((statement) => holds(statement, version))) return [];
    const [{ version_added: added }] = statements;
    return [`${data.browsers[browser].name} ${version} (${added ? `since ${added}` : 'never'})`];
  });
}

/** Of several places where the data may have a feature, the one that most browsers support; null without any. */
export function best(paths) {
  const known = paths.filter((path) => find(path)?.__compat !== undefined);
  const [first] = known.toSorted((a, b) => lacking(a).length - lacking(b).length);
  return first ?? null;
}
