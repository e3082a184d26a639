/*
 * What comes from a word processor, a mail or a page keeps what it says and how it is ordered: headings, lists, links, bold
 * and italic, tables, pictures. How it looked there stays there: fonts, colours, classes, and whatever a program noted for
 * itself.
 */
import { listParagraphs, nestLists, styleOf } from './pasted-lists.ts';
import { tame } from './tame.ts';

/** Elements that stay, by their attributes that do. */
const kept = new Map<string, readonly string[]>([
  ...['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'li', 'dl', 'dt', 'dd', 'blockquote', 'pre', 'code'].map(
    (tag) => [tag, []] as const,
  ),
  ...['strong', 'em', 'u', 's', 'sub', 'sup', 'kbd', 'mark', 'br', 'hr', 'figure', 'figcaption'].map(
    (tag) => [tag, []] as const,
  ),
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr'].map((tag) => [tag, []] as const),
  ['td', ['colspan', 'rowspan']],
  ['th', ['colspan', 'rowspan', 'scope']],
  ['ol', ['start', 'type', 'reversed']],
  ['a', ['href']],
  ['img', ['src', 'alt', 'title', 'width', 'height']],
]);

const renamed = new Map([
  ['b', 'strong'],
  ['i', 'em'],
  ['cite', 'em'],
  ['strike', 's'],
  ['del', 's'],
  ['ins', 'u'],
]);

/** Gone with all that is in them. */
const dropped = new Set(
  'script style template title head meta link xml object embed applet iframe form button select textarea noscript'.split(
    ' ',
  ),
);

const blocks =
  'p,h1,h2,h3,h4,h5,h6,ul,ol,li,dl,table,blockquote,pre,hr,figure,div,section,article,header,footer,main,aside';

/** A text of HTML from elsewhere, without how it looked there. */
export function cleanPasted(html: string): string {
  const page = new DOMParser().parseFromString(tame(html), 'text/html');
  const { body } = page;
  const comments = page.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const notes: Node[] = [];
  while (comments.nextNode()) notes.push(comments.currentNode);
  for (const note of notes) note.parentNode?.removeChild(note);
  listParagraphs(body);
  for (const child of Array.from(body.children)) clean(child);
  nestLists(body);
  dropBlanks(body);
  return body.innerHTML.trim();
}

function clean(element: Element): void {
  const style = styleOf(element);
  const tag = element.localName;
  if (dropped.has(tag) || isHidden(element, style)) {
    element.remove();
    return;
  }
  for (const child of Array.from(element.children)) clean(child);
  const name = nameOf(element, style);
  const marks = name === null || /^(?:strong|em|u|s|sub|sup)$/.test(name) ? marksOf(tag, style) : [];
  if (name === null) unwrap(element, marks);
  else replace(element, name, marks);
}

/** What an element becomes; null when only what is in it stays. */
function nameOf(element: Element, style: ReadonlyMap<string, string>): string | null {
  const tag = element.localName;
  const isPlain = /^(?:normal|[1-4]00)$/.test(style.get('font-weight') ?? '');
  // An editor of documents wraps all that is copied in a bold element that isn't bold.
  if ((tag === 'b' || tag === 'strong') && isPlain) return null;
  if ((tag === 'i' || tag === 'em') && style.get('font-style') === 'normal') return null;
  if (tag === 'a' && !/^(?:https?:|mailto:|tel:|ftp:|#|\/)/i.test(element.getAttribute('href') ?? ''))
    return null;
  const level = /^[1-6]$/.exec(style.get('mso-outline-level') ?? '')?.[0];
  if (tag === 'p' && /\bMsoTitle\b/.test(element.className)) return 'h1';
  if (tag === 'p' && level) return `h${level}`;
  if (tag === 'div' && element.querySelector(blocks) === null)
    return element.closest('li,td,th') ? null : 'p';
  const name = renamed.get(tag) ?? tag;
  return kept.has(name) ? name : null;
}

/** What a style says of a text, as elements that say the same. */
function marksOf(tag: string, style: ReadonlyMap<string, string>): string[] {
  if (tag === 'a') return [];
  const weight = style.get('font-weight') ?? '';
  const line = `${style.get('text-decoration') ?? ''} ${style.get('text-decoration-line') ?? ''}`;
  const place = style.get('vertical-align') ?? '';
  return [
    ...(/^(?:bold|bolder|[6-9]00)$/.test(weight) ? ['strong'] : []),
    ...(/^(?:italic|oblique)/.test(style.get('font-style') ?? '') ? ['em'] : []),
    ...(line.includes('underline') ? ['u'] : []),
    ...(line.includes('line-through') ? ['s'] : []),
    ...(place === 'super' ? ['sup'] : place === 'sub' ? ['sub'] : []),
  ];
}

/** What nobody saw there: notes of a program, and pictures that only tell somebody that they were fetched. */
function isHidden(element: Element, style: ReadonlyMap<string, string>): boolean {
  if (style.get('display') === 'none' || style.get('mso-hide') === 'all') return true;
  if (element.localName !== 'img') return element.localName === 'input';
  const isTiny = ['width', 'height'].some((name) => {
    const size = element.getAttribute(name) ?? style.get(name);
    return size !== undefined && /^[01](?:px|\.0*)?$/.test(size);
  });
  return isTiny || !/^(?:https?:|data:image\/|blob:|\/)/i.test(element.getAttribute('src') ?? '');
}

function unwrap(element: Element, marks: readonly string[]): void {
  const inner = wrapped(element, marks);
  element.replaceWith(...inner);
}

/** The children, within the elements that stand for marks. Nothing is marked that holds blocks or no text. */
function wrapped(element: Element, marks: readonly string[]): ChildNode[] {
  const children = [...element.childNodes];
  const isText = element.textContent.trim() !== '' && element.querySelector(blocks) === null;
  if (!isText) return children;
  return marks.reduce<ChildNode[]>((inner, mark) => {
    const outer = element.ownerDocument.createElement(mark);
    outer.append(...inner);
    return [outer];
  }, children);
}

function replace(element: Element, name: string, marks: readonly string[]): void {
  const isBlock = /^(?:p|h[1-6])$/.test(name);
  // An empty paragraph is a distance there.
  if (isBlock && element.textContent.trim() === '' && !element.querySelector('img')) {
    element.remove();
    return;
  }
  const isAlone = element.parentElement?.matches('li, td, th') && element.parentElement.children.length === 1;
  if (name === 'p' && isAlone) {
    unwrap(element, marks);
    return;
  }
  const made = element.ownerDocument.createElement(name);
  if (isBlock && element.getAttribute('dir')?.toLowerCase() === 'rtl') made.dir = 'rtl';
  for (const attribute of kept.get(name) ?? []) {
    const value = element.getAttribute(attribute);
    if (value !== null && value !== '' && !(name === 'ol' && attribute === 'start' && value === '1'))
      made.setAttribute(attribute, value);
  }
  made.append(
    ...wrapped(
      element,
      marks.filter((mark) => mark !== name),
    ),
  );
  element.replaceWith(made);
}

/** Lines that end between paragraphs in the source are no text. */
function dropBlanks(body: HTMLElement): void {
  if (!body.querySelector(':scope > p, :scope > h1, :scope > h2, :scope > h3, :scope > ul, :scope > ol'))
    return;
  for (const node of Array.from(body.childNodes)) {
    if (node.nodeType === Node.TEXT_NODE && node.textContent?.trim() === '') node.remove();
  }
}
