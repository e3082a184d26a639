import type { Page, Response } from '@playwright/test';

/*
 * What a page says that did not come through i18n, and what of it is cut off. In the pseudo-locales every text of ours is
 * in brackets or between marks of direction; the rest has to be data of the API, a number, or a date by Intl.
 */

/** A text as found, with the element that shows it. */
interface Found {
  readonly text: string;
  readonly where: string;
}

/** Words that Intl puts into dates, times and sizes in English, and a kind of file that stands beside them. */
const intlWords = new Set(
  (
    'jan feb mar apr may jun jul aug sep oct nov dec january february march april june july august september october ' +
    'november december mon tue wed thu fri sat sun monday tuesday wednesday thursday friday saturday sunday am pm at ' +
    'ago in now today yesterday tomorrow this next last second seconds minute minutes hour hours day days week weeks ' +
    'kb mb gb tb pb eb jpg month months year years utc gmt est edt bst cet cest jst ad bc and'
  ).split(' '),
);

/**
 * React Aria's own words, which it brings in every language that the app has a pack for, and the engine's on a text that
 * is no JSON.
 */
const libraryWords =
  /^(?:Dismiss|Empty|Previous|Next|Suggestions|Show suggestions|\d+ options? available\.|.* selected|Selected (?:Date|Time): .*|mm|dd|yyyy|hh|Expected .* in JSON at position.*)$/;

/** snake_case and camelCase as the app titles them, roughly: letters only, in lower case. */
const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Everything that the API has said to a page, from the moment it is made. */
export class ApiTexts {
  private readonly whole = new Set<string>();
  private long = '';
  private readonly reading: Promise<void>[] = [];

  constructor(page: Page) {
    page.on('response', (response) => {
      this.reading.push(this.read(response));
    });
  }

  private async read(response: Response): Promise<void> {
    const { pathname } = new URL(response.url());
    if (/^\/admin(\/|$)/.test(pathname)) return;
    try {
      this.add(await response.json());
    } catch {
      // A file, or an answer that went with its page.
    }
  }

  private add(value: unknown): void {
    if (typeof value === 'string') this.addText(value);
    else if (typeof value === 'object' && value !== null) {
      this.addPerson(value as Record<string, unknown>);
      for (const [key, entry] of Object.entries(value)) {
        this.addText(key);
        this.add(entry);
      }
    }
  }

  /** People are shown by both their names, or the first letters of them. */
  private addPerson({ first_name: first, last_name: last }: Record<string, unknown>): void {
    if (typeof first !== 'string' || typeof last !== 'string') return;
    this.addText(`${first} ${last}`);
    this.addText(`${first.slice(0, 1)}${last.slice(0, 1)}`);
  }

  private addText(text: string): void {
    this.whole.add(bare(text));
    // Lists, and what Markdown makes an element of its own.
    for (const part of text.split(/[,.*_`[\]()<>]/)) this.whole.add(bare(part));
    if (text.length > 20) this.long += `\n${bare(text)}`;
  }

  /** More that is no text of ours: what the test has typed, addresses, names of a person in one. */
  allow(...texts: string[]): void {
    for (const text of texts) this.addText(text);
  }

  /** Whether a text is one of the API's, as it came, titled, or a piece of a long one. */
  async has(text: string): Promise<boolean> {
    await Promise.all(this.reading.splice(0));
    const wanted = bare(text);
    return wanted === '' || this.whole.has(wanted) || (wanted.length > 12 && this.long.includes(wanted));
  }
}

/** Texts and named attributes of the page as it stands. */
function textsOf(page: Page): Promise<Found[]> {
  return page.evaluate(() => {
    const attributes = [
      'aria-label',
      'title',
      'placeholder',
      'alt',
      'aria-roledescription',
      'aria-valuetext',
    ];
    const found: { text: string; where: string }[] = [{ text: document.title, where: 'title' }];
    const pathOf = (element: Element) => {
      const names: string[] = [];
      for (let at: Element | null = element; at && names.length < 4; at = at.parentElement) {
        const name = at.getAttribute('role') ?? at.tagName.toLowerCase();
        names.unshift(/^[a-z]+-[a-z_]+$/.test(at.id) ? `${name}#${at.id}` : name);
      }
      return names.join(' > ');
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Element) {
        for (const name of attributes) {
          const text = node.closest('[translate="no"]') ? null : node.getAttribute(name);
          if (text) found.push({ text, where: `${pathOf(node)} @${name}` });
        }
      } else if (
        node.parentElement &&
        // Icons are words only to their font, keys are named as on the keyboard.
        !node.parentElement.closest('script, style, noscript, svg, kbd, [translate="no"]')
      ) {
        const text = node.textContent?.trim();
        if (text) found.push({ text, where: pathOf(node.parentElement) });
      }
    }
    return found;
  });
}

/** A text without what came through i18n: bracketed or turned round, with the data that was put in. */
function rest(text: string): string {
  return text
    .replace(/\[.*\]/gsu, ' ')
    .replace(/\u200F?\u202E[^\u202C]*\u202C\u200F?/gu, ' ')
    .trim();
}

/** The texts of a page that are neither ours, translated, nor data; each once. */
export async function foreignTexts(page: Page, data: ApiTexts): Promise<string[]> {
  const problems = new Set<string>();
  for (const { text, where } of await textsOf(page)) {
    const left = rest(text);
    const words = left.match(/\p{Script=Latin}{2,}/gu) ?? [];
    // Colours by their digits, addresses, and who has drawn a map.
    if (libraryWords.test(left) || /^(?:#[\dA-F]{3,8}|©.*|https?:\S+)$/i.test(left)) continue;
    if (words.every((word) => intlWords.has(word.toLowerCase()))) continue;
    const isOurs = left !== text.trim() && /[[\u202E]/u.test(text);
    // What stands beside a text of ours was put in by it: names of items, collections, files.
    if (isOurs && ((await data.has(left)) || (await allOf(left, data)))) continue;
    if (await data.has(text)) continue;
    // A number with the unit that the field's options give it.
    if (/^[\d.,\s]+\p{L}{1,4}$/u.test(left) && (await data.has(left.replace(/[\d.,\s]+/g, '')))) continue;
    if (await allOf(text, data)) continue;
    problems.add(`${JSON.stringify(text.slice(0, 80))} in ${where}`);
  }
  return [...problems];
}

/** Lists and pairs of data: every part between the separators is one. */
async function allOf(text: string, data: ApiTexts): Promise<boolean> {
  for (const part of text.split(/\s*(?:[·,•|()“”:…]|،\s*و?|\s[–-]\s|\s{2,}|\band\b)\s*/u)) {
    if (/\p{L}{2}/u.test(part) && !(await data.has(part))) return false;
  }
  return true;
}

/** What is cut off without a way to read it, and whether the page itself can be pushed sideways. */
export function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const problems = new Set<string>();
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth + 1) problems.add(`the page is ${scrollWidth - clientWidth} px too wide`);
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      const style = getComputedStyle(element);
      if (!/hidden|clip/.test(style.overflowX) || element.scrollWidth <= element.clientWidth + 1) continue;
      if (element.clientWidth < 2 || style.visibility === 'hidden') continue;
      const text = (element.textContent ?? '').trim();
      // Only our own words: data is cut to its cell and read in the item.
      if (!/[[\u202E]/u.test(text)) continue;
      const isTold =
        style.textOverflow === 'ellipsis' &&
        (element.closest('[title]') !== null ||
          element.closest('[aria-label], [data-tip], [role="gridcell"]') !== null);
      if (!isTold)
        problems.add(`${element.tagName.toLowerCase()}.${element.className}: ${text.slice(0, 60)}`);
    }
    return [...problems];
  });
}
