import { marked } from 'marked';
import { sanitizedFragment } from './sanitized-fragment.ts';

/*
 * Its own chunk: loaded with the first text that needs it. Notes and messages come from an API that others write to, so
 * only plain text markup passes: no style, no frames, no forms, no ids that could shadow globals.
 */
const TAGS =
  'a b blockquote br code del em h1 h2 h3 h4 h5 h6 hr i img kbd li ol p pre s strong sub sup table tbody td th thead tr ul';
const ATTRIBUTES = ['href', 'title', 'src', 'alt', 'align', 'start', 'target', 'rel'];
/** Schemes that may be opened, and addresses relative to the page. */
const ADDRESSES = /^(?:https?:|mailto:|tel:|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i;

/** Taken out first only because the browser reports each of them while parsing; DOMPurify is what makes the text safe. */
const HANDLERS = /\son\w+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/gi;

/** Markdown (GitHub's kind, single line breaks kept) as sanitised nodes, fit to be put into the page. */
export function markdownFragment(text: string): DocumentFragment {
  const html = marked.parse(text, { async: false, gfm: true, breaks: true }).replace(HANDLERS, '');
  return sanitizedFragment(html, {
    ALLOWED_TAGS: TAGS.split(' '),
    ALLOWED_ATTR: ATTRIBUTES,
    ALLOWED_URI_REGEXP: ADDRESSES,
  });
}
