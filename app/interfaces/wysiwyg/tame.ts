import { ownValue } from '#app/lib/own-value.ts';
/*
 * What a stored text does by itself, it must not do in the editor: no handler runs, no style sheet or frame is loaded,
 * and nothing needs a policy that lets inline styles pass (styles.ts sets them). The attributes concerned get other names,
 * and their own ones back when the text leaves.
 */

type Rename = (tag: string, name: string, value: string) => string;

/** Elements whose content is text to a parser. */
const rawText = new Set(['script', 'style', 'textarea', 'title', 'xmp', 'iframe', 'noembed', 'noframes']);
const space = /[\t\n\f\r ]/;

/**
 * Renames attributes of a text of HTML and touches nothing else. Tags are read as browsers read them (HTML Standard,
 * 13.2.5), broken ones too. `rename` gets tag and name in small letters.
 */
function renameAttributes(html: string, rename: Rename): string {
  let written = '';
  let copied = 0;
  /** The element of raw text that is open: what looks like a tag there is one only to SVG. */
  let raw: string | null = null;
  let at = html.indexOf('<');
  while (at !== -1) {
    if (html.startsWith('<!--', at) && raw === null) {
      at = html.indexOf('<', endOfComment(html, at + 4));
      continue;
    }
    const isEnd = html.charAt(at + 1) === '/';
    const from = at + (isEnd ? 2 : 1);
    if (!/[a-z]/i.test(html.charAt(from))) {
      at = html.indexOf('<', at + 1);
      continue;
    }
    let to = from;
    while (to < html.length && !/[\t\n\f\r />]/.test(html.charAt(to))) to += 1;
    const tag = html.slice(from, to).toLowerCase();
    for (;;) {
      while (to < html.length && (space.test(html.charAt(to)) || html.charAt(to) === '/')) to += 1;
      if (to >= html.length || html.charAt(to) === '>') break;
      const start = to;
      to += 1;
      while (to < html.length && !/[\t\n\f\r />=]/.test(html.charAt(to))) to += 1;
      const end = to;
      const value = valueAt(html, to);
      to = value.end;
      const name = html.slice(start, end);
      const other = isEnd ? name : rename(raw === null ? tag : '', name.toLowerCase(), value.text);
      if (other.toLowerCase() === name.toLowerCase()) continue;
      written += html.slice(copied, start) + other;
      copied = end;
    }
    if (isEnd) raw = raw === tag ? null : raw;
    else if (raw === null && rawText.has(tag)) raw = tag;
    at = html.indexOf('<', to);
  }
  return written + html.slice(copied);
}

function endOfComment(html: string, from: number): number {
  if (html.startsWith('>', from)) return from + 1;
  if (html.startsWith('->', from)) return from + 2;
  const close = /--!?>/g;
  close.lastIndex = from;
  return close.test(html) ? close.lastIndex : html.length;
}

/** The value after an attribute's name, and where what comes next begins. */
function valueAt(html: string, from: number): { text: string; end: number } {
  let at = from;
  while (space.test(html.charAt(at))) at += 1;
  if (html.charAt(at) !== '=') return { text: '', end: from };
  at += 1;
  while (space.test(html.charAt(at))) at += 1;
  const quote = html.charAt(at);
  if (quote === '"' || quote === "'") {
    const close = html.indexOf(quote, at + 1);
    const end = close === -1 ? html.length : close;
    return { text: html.slice(at + 1, end), end: Math.min(html.length, end + 1) };
  }
  let end = at;
  while (end < html.length && !/[\t\n\f\r >]/.test(html.charAt(end))) end += 1;
  return { text: html.slice(at, end), end };
}

const prefix = 'data-tamed-';
const addresses = new Set([
  'href',
  'src',
  'data',
  'action',
  'formaction',
  'xlink:href',
  'background',
  'poster',
]);

/** Attributes by which elements load or steer what is not a picture. */
const loading: Record<string, readonly string[]> = {
  link: ['rel', 'href'],
  base: ['href', 'target'],
  meta: ['http-equiv'],
  object: ['data'],
  embed: ['src'],
  applet: ['code', 'archive', 'codebase'],
  frame: ['src'],
  style: ['type', 'media'],
};

const entities: Record<string, string> = { colon: ':', tab: '', newline: '' };

/** Control characters above the letters, and the space that keeps words together. */
const isHidden = (character: string) => character >= '\u007f' && character <= '\u00a0';

/** True for addresses that hold code, written with entities and control characters or not. */
function isCode(address: string): boolean {
  const plain = address
    .slice(0, 400)
    .replace(/&#x([\da-f]{1,6});?/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
    .replace(/&#(\d{1,7});?/g, (_, digits: string) => String.fromCharCode(Number(digits)))
    .replace(/&(\w+);/g, (entity, name: string) => ownValue(entities, name.toLowerCase()) ?? entity)
    .replace(/./gs, (character) => (character > ' ' && !isHidden(character) ? character : ''));
  return /^(?:javascript|vbscript|livescript|mhtml|data:(?:text|application)\/)/i.test(plain);
}

function isTamed(tag: string, name: string, value: string): boolean {
  if (/^on[a-z]/.test(name) || name === 'srcdoc' || name === 'style') return true;
  if (tag === 'iframe' && name === 'src') return !/^\s*(?:https:)?\/\//i.test(value);
  return ownValue(loading, tag)?.includes(name) === true ? true : addresses.has(name) && isCode(value);
}

/** A style sheet is checked before it is looked at: it is a script of a kind that nobody runs. */
const SHEET = ' type="text/tamed"';

/** A text of HTML that does nothing by itself. Taming it twice makes no difference. */
export function tame(html: string): string {
  return renameAttributes(html, (tag, name, value) =>
    isTamed(tag, name, value) ? prefix + name : name,
  ).replace(
    /<style(?=[\t\n\f\r />])([^]*?)(?:<\/style\s*>|$)/gi,
    (_, rest: string) => `<script${SHEET}${rest}</script>`,
  );
}

/** The text as it was before it was tamed. */
export function untame(html: string): string {
  return renameAttributes(html, (_, name) =>
    name.startsWith(prefix) ? name.slice(prefix.length) : name,
  ).replace(
    /<script\b([^>]*?) type="text\/tamed"([^]*?)<\/script>/gi,
    (_, before: string, rest: string) => `<style${before}${rest}</style>`,
  );
}

/** The same for what is pasted from elsewhere: what would be tamed is left out for good. */
export function withoutCode(html: string): string {
  return tame(html)
    .replace(/\sdata-tamed-(?!style\b)[\w:-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]*))?/gi, '')
    .replace(/<(script|style)\b[^]*?(?:<\/\1\s*>|$)/gi, '');
}
