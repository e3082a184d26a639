/** Lists of a pasted text: those that a word processor writes as paragraphs, and those that stand in no item. */

/** The inline style, under the name that taming gave it. */
export function styleOf(element: Element): Map<string, string> {
  const text = element.getAttribute('data-tamed-style') ?? element.getAttribute('style') ?? '';
  return new Map(
    text.split(';').map((rule) => {
      const [name = '', ...value] = rule.split(':');
      return [name.trim().toLowerCase(), value.join(':').trim().toLowerCase()];
    }),
  );
}

/** A list that stands between the items of another one belongs to the item before it. */
export function nestLists(body: HTMLElement): void {
  for (const list of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)'))
    list.previousElementSibling?.append(list);
}

/** The level of a paragraph that a word processor shows as an item of a list; null for any other. */
function listLevel(element: Element): number | null {
  const level = /\blevel(\d)/.exec(styleOf(element).get('mso-list') ?? '')?.[1];
  return level === undefined ? null : Number(level);
}

/** Makes lists of paragraphs that only look like one: `mso-list` says how deep they are, their first span is the mark. */
export function listParagraphs(body: HTMLElement): void {
  const page = body.ownerDocument;
  /** The open lists, from the outermost one. */
  let open: Element[] = [];
  let last: Element | null = null;
  for (const paragraph of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    const level = listLevel(paragraph);
    if (level === null) continue;
    if (last === null || !follows(paragraph, last)) open = [];
    const mark = takeMark(paragraph);
    const name = /^(?:\d+|[a-z]{1,4})[.)]|^\(\w+\)/i.test(mark) ? 'ol' : 'ul';
    open = open.slice(0, level);
    if (open.length === level && open.at(-1)?.localName !== name) open.pop();
    if (open.length === 0) {
      const list = page.createElement(name);
      paragraph.before(list);
      open = [list];
      startAt(list, mark);
    }
    while (open.length < level) {
      const list = page.createElement(name);
      const parent = open.at(-1);
      const item = parent?.lastElementChild ?? parent?.appendChild(page.createElement('li'));
      item?.append(list);
      open.push(list);
    }
    const item = page.createElement('li');
    item.append(...paragraph.childNodes);
    open.at(-1)?.append(item);
    last = open[0] ?? null;
    paragraph.remove();
  }
}

function follows(paragraph: Element, list: Element): boolean {
  return paragraph.previousElementSibling === list;
}

/** A list that goes on after other text begins with its own number. */
function startAt(list: Element, mark: string): void {
  const number = /^(\d+)[.)]/.exec(mark)?.[1];
  if (list.localName === 'ol' && number !== undefined && number !== '1') list.setAttribute('start', number);
}

/** Takes the mark of an item away, and tells what it was. */
function takeMark(paragraph: Element): string {
  const spans = [...paragraph.querySelectorAll('span')];
  const span = spans.find((entry) => styleOf(entry).get('mso-list') === 'ignore');
  if (!span) return '';
  const mark = span.textContent.replace(/[\s\u00a0]+/g, '');
  // What held nothing but the mark goes with it.
  let outer: Element = span;
  while (outer.parentElement !== paragraph && outer.parentElement?.textContent === span.textContent)
    outer = outer.parentElement;
  outer.remove();
  return mark;
}
