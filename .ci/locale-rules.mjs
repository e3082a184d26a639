// What can be said about a translation without knowing the language: pure functions, one text at a time.

/** Words in Latin letters that stand in a text of any script. */
const latinEverywhere = new Set(
  (
    'Lectern Directus Markdown GitHub YouTube Vimeo Google OpenStreetMap Ctrl Shift Alt Enter Esc Tab Backspace Delete Page Up Down ' +
    'Home End Space Cmd Mac iOS Excel Safari Firefox Chrome Chromium Authenticator Webhook Webhooks Gravatar WYSIWYG Unicode ' +
    'kB KB MB GB px x y z a A Z e g i n s h'
  ).split(' '),
);

const placeholder = /\{\{-?\s*(\w+)[^}]*\}\}/g;
const tag = /<\/?([\w-]+)[^>]*>/g;
const code = /`[^`]*`|https?:\/\/\S+|\b[\w.-]+@[\w.-]+\.\w+\b|\$t\([^)]*\)/g;

const sorted = (matches) => [...matches].map(([, name]) => name).sort();
const placeholders = (text) => [...new Set(sorted(text.matchAll(placeholder)))];
const tags = (text) => sorted(text.matchAll(tag));
/** The words of a text alone. */
export const wordsOf = (text) =>
  text.replace(code, ' ').replace(placeholder, ' ').replace(tag, ' ').replace(/&\w+;/g, ' ');
const isEqual = (one, other) => one.join() === other.join();

/** The forms that a locale counts by. */
export function pluralForms(locale) {
  return new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
}

/** Facts of a locale that follow from its name. */
export function traitsOf(locale) {
  const { language, script, region } = new Intl.Locale(locale).maximize();
  return {
    language,
    script,
    region,
    isWide: ['ja', 'zh'].includes(language),
    isArabic: script === 'Arab',
  };
}

const scripts = {
  Jpan: /[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}]/u,
  Kore: /[\p{sc=Hang}\p{sc=Han}]/u,
  Hans: /\p{sc=Han}/u,
  Hant: /\p{sc=Han}/u,
};
const ownLetters = (script) => scripts[script] ?? new RegExp(`\\p{sc=${script}}`, 'u');

/** Straight quotes never stand in a text; an apostrophe is a curly one. */
const straight = /["']/;

/** A narrow space stands before ? ! ; in France and not in Canada, one before : and inside « » in both. */
function frenchIssues(words, region) {
  const issues = [];
  const bare = region === 'CA' ? /(?<![\u202F\u00A0])»/ : /(?<![\u202F\u00A0?!])[?!;»]/;
  if (bare.test(words)) issues.push(`no narrow space before ${region === 'CA' ? '»' : '? ! ; »'}`);
  if (region === 'CA' && /[\u202F\u00A0 ][?!;]/.test(words)) issues.push('a space before ? ! ;');
  if (/(?<![\u202F\u00A0]):(?=\s|$)/.test(words)) issues.push('no narrow space before :');
  if (/«(?![\u202F\u00A0])/.test(words)) issues.push('no narrow space after «');
  return issues;
}

/** What is no text of the language counts as one digit: it has no punctuation of its own. */
const bare = (text) => text.replace(code, '0').replace(placeholder, '0').replace(tag, '');

/** What is wrong with the punctuation of a text in a locale. */
export function punctuationIssues(text, { language, region, isWide, isArabic }) {
  const words = bare(text);
  const issues = [];
  if (straight.test(words)) issues.push('straight quotes');
  if (/\.\.\./.test(words)) issues.push('three dots instead of …');
  if (/^\s|\s$/.test(text)) issues.push('a space at its edge');
  if (/ {2}/.test(words)) issues.push('two spaces');
  if (language === 'fr') issues.push(...frenchIssues(words, region));
  if (isWide && /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}][,.?!;:]/u.test(words))
    issues.push('half-width punctuation');
  // A comma within a number is that of the number.
  if (isArabic && /[?;,]/.test(bare(text.replace(/(?<=\d),(?=\d)/g, ''))))
    issues.push('Latin punctuation: ؟ ؛ ،');
  if (language === 'es' && /\?/.test(words) !== /¿/.test(words)) issues.push('a question without ¿ or ?');
  if (language === 'es' && /!/.test(words) !== /¡/.test(words)) issues.push('an exclamation without ¡ or !');
  if (language === 'el' && /\?/.test(words)) issues.push('? instead of ;');
  return issues;
}

/** Quotes other than those of the locale, or one that is not closed. `quotes`: pairs, such as `„“‚‘`. */
export function quoteIssues(text, quotes) {
  const pairs = quotes.match(/../gu) ?? [];
  const own = new Set(quotes);
  const issues = [];
  // ’ is an apostrophe as well: it is counted only where the locale doesn't use it for both.
  const found = [...text].filter((mark) => '“”„‟«»‹›「」『』‚‘'.includes(mark));
  const foreign = found.filter((mark) => !own.has(mark) && mark !== '‘');
  if (foreign.length > 0) issues.push(`quotes of another language: ${foreign.join(' ')}`);
  for (const [open, close] of pairs.map((pair) => [...pair])) {
    if (close === '’' || open === '’') continue;
    const count = (mark) => [...text].filter((each) => each === mark).length;
    const isWhole = open === close ? count(open) % 2 === 0 : count(open) === count(close);
    if (!isWhole) issues.push(`quotes that are not balanced: ${open} ${close}`);
  }
  return issues;
}

/** Words of another script; `allowed` are names of the locale's own list. */
export function scriptIssues(text, english, { script }, allowed = []) {
  if (script === 'Latn') return [];
  const words = wordsOf(text);
  const names = new Set([...latinEverywhere, ...allowed]);
  const inEnglish = new Set(english.match(/[\p{sc=Latn}\d]+/gu) ?? []);
  const latin = (words.match(/[\p{sc=Latn}][\p{sc=Latn}\d]*/gu) ?? []).filter(
    (word) => !names.has(word) && !(inEnglish.has(word) && /^[A-Z\d]+s?$/.test(word)),
  );
  const issues = latin.length > 0 ? [`Latin letters: ${latin.join(' ')}`] : [];
  const isName = (words.match(/\p{L}+/gu) ?? []).every(
    (word) => names.has(word) || /^[A-Z\d]+s?$/.test(word),
  );
  if (!isName && !ownLetters(script).test(words)) issues.push(`no letter of its script (${script})`);
  return issues;
}

/** A label of a button, a tab or a head: short, no sentence. */
export const isLabel = (english) => english.length <= 24 && !/[.:?!{]/.test(english);
/** How long its translation may be: 1.6 times, or a few letters more where there are hardly any. */
export const maxLabel = (english) => Math.max(Math.ceil(english.length * 1.6), english.length + 10);

/**
 * What is wrong with one text. `rules`: `same` (texts that are the same in both languages), `latin`, `quotes`, `never` (an
 * expression and why not).
 */
export function textIssues(text, english, locale, rules = {}) {
  if (text === '') return english === '' ? [] : ['empty'];
  const traits = traitsOf(locale);
  const issues = [];
  if (!isEqual(placeholders(text), placeholders(english)))
    issues.push(
      `placeholders ${placeholders(text).join(' ') || 'none'}, not ${placeholders(english).join(' ') || 'none'}`,
    );
  const numbers = (each) => (each.match(/\{\{\s*\w+, number\s*\}\}/g) ?? []).length > 0;
  if (numbers(text) !== numbers(english)) issues.push('“, number” of a placeholder is lost');
  if (!isEqual(tags(text), tags(english)))
    issues.push(`tags ${tags(text).join(' ')}, not ${tags(english).join(' ')}`);
  if (/\uFFFD/.test(text) && !english.includes('\uFFFD')) issues.push('broken letters');
  const words = wordsOf(english).match(/\p{L}{2,}/gu) ?? [];
  const isName = words.every((word) => /^[A-Z\d]+s?$/.test(word) || latinEverywhere.has(word));
  if (text === english && !isName && !rules.same?.includes(english)) issues.push('the same as in English');
  issues.push(...punctuationIssues(text, traits), ...scriptIssues(text, english, traits, rules.latin));
  if (rules.quotes) issues.push(...quoteIssues(text, rules.quotes));
  for (const [pattern, why] of Object.entries(rules.never ?? {}))
    if (new RegExp(pattern, 'u').test(wordsOf(text)))
      issues.push(`“${new RegExp(pattern, 'u').exec(wordsOf(text))[0]}”: ${why}`);
  if (isLabel(english) && [...text].length > maxLabel(english))
    issues.push(`longer than ${maxLabel(english)} characters`);
  return issues;
}

/**
 * What is wrong with the translation of an entry, which has a text for each plural form or one (`''`): a line for each issue.
 * `forms` are those of the translation.
 */
export function entryIssues(entry, forms, locale, rules) {
  if (!entry.isPlural) {
    const text = forms[''];
    return text === undefined ? ['missing'] : textIssues(text, entry.forms[''], locale, rules);
  }
  const needed = pluralForms(locale);
  const issues = needed.filter((form) => forms[form] === undefined).map((form) => `no form “${form}”`);
  for (const [form, text] of Object.entries(forms)) {
    const isExtra = form === 'zero' && entry.forms.zero !== undefined;
    if (!needed.includes(form) && !isExtra) issues.push(`“${form}” is no form of this language`);
    const source = isExtra ? entry.forms.zero : entry.forms.other;
    issues.push(...textIssues(text, source, locale, rules).map((issue) => `${form}: ${issue}`));
  }
  return issues;
}

/** How many of the texts whose English has a term hold the term's translation: `{ term, found, all, without }`. */
export function termCounts(texts, terms) {
  return Object.entries(terms ?? {}).map(([term, pattern]) => {
    const asked = new RegExp(`\\b${term}(s|es)?\\b`, 'i');
    const own = new RegExp(pattern, 'iu');
    const having = texts.filter(({ english }) => asked.test(wordsOf(english)));
    const without = having.filter(({ text }) => !own.test(text));
    return { term, all: having.length, found: having.length - without.length, without };
  });
}
