// The words that docs/writing.md has another one for, and where they stand in English strings. Pure.

/** Words of the table that are right where they mean something else: whoever writes a string decides. */
const leftToTheReader = [
  {
    words: ['entry', 'row', 'column', 'table', 'model', 'input'],
    why: 'parts of other things than collections',
  },
  { words: ['draft', 'link', 'version'], why: 'a status, an address, a release' },
  {
    words: ['record', 'state', 'note', 'make', 'drop', 'edits', 'update', 'apply', 'reset'],
    why: 'everyday verbs',
  },
  { words: ['place', 'right'], why: 'everyday nouns' },
  { words: ['may', 'may not'], why: 'possibility, not permission' },
  {
    words: ['ID', 'message', 'description', 'hint'],
    why: 'names of fields, and what servers and mails send',
  },
  { words: ['account'], why: 'one’s own' },
  { words: ['left out'], why: 'of a view or a choice, not of an import' },
  { words: ['… needs a …'], why: 'right where it is no error of an input' },
];

/** Uses of the other words that are right. */
const rightUses = [
  { use: /\bpicked up\b/gi, why: 'by the pointer' },
  { use: /\bmedia types?\b/gi, why: 'the standard’s name' },
  { use: /\bsuper-admin\b/gi, why: 'the server’s own name of its password' },
  { use: /\bquery of the layout\b/gi, why: 'a parameter of the API' },
];

/** What people search interfaces by, in their words; and sentences of the editor’s library, by which it finds translations. */
const notOurs = ({ namespace, key }) => namespace === 'interface-words' || /^wysiwyg\.engine\./.test(key);

/**
 * The rows of the table: the right word, and an expression for each of those in its place. Throws when the table isn't found.
 *
 * @param {string} markdown docs/writing.md
 */
export function forbiddenWords(markdown) {
  const [, table] = markdown.split(/^One thing has one word\b.*$/m);
  const rows = (table ?? '')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2);
  if (rows.length === 0) throw new Error('docs/writing.md has no table “One thing has one word”.');
  const words = rows.flatMap((row) => {
    const [, right = '', , not = ''] = row.split('|').map((cell) => cell.trim());
    return not
      .replace(/\([^)]*\)/g, '')
      .split(',')
      .map((word) => word.trim())
      .filter((word) => word !== '')
      .map((word) => ({ word, right }));
  });
  const unknown = leftToTheReader
    .flatMap((group) => group.words)
    .filter((left) => !words.some(({ word }) => word === left));
  if (unknown.length > 0) throw new Error(`No longer in docs/writing.md: ${unknown.join(', ')}`);
  const left = new Set(leftToTheReader.flatMap((group) => group.words));
  return words
    .filter(({ word }) => !left.has(word))
    .map((entry) => ({ ...entry, expression: expressionOf(entry.word) }));
}

/** The word, also in its other forms; an ellipsis stands for what comes before or after. */
function expressionOf(word) {
  const escaped = word.replace(/ ?… ?/g, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  if (word.endsWith('…')) return new RegExp(`^${escaped} `, 'i');
  return new RegExp(`(?<!\\p{L})${escaped}(?:s|es|d|ed|ing|t?ted|t?ting)?(?!\\p{L})`, 'iu');
}

/**
 * What a string says by a word that has no place.
 *
 * @returns {{ word: string, right: string }[]}
 */
export function wordIssues(words, { namespace, key, text }) {
  if (notOurs({ namespace, key })) return [];
  const said = rightUses.reduce((rest, { use }) => rest.replace(use, ''), text.replace(/\{\{[^}]*\}\}/g, ''));
  return words.filter(({ expression }) => expression.test(said)).map(({ word, right }) => ({ word, right }));
}
