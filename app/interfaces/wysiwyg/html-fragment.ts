import { sanitizedFragment } from '#app/components/feedback/sanitized-fragment.ts';
import { tame } from './tame.ts';

/** Nothing of a text that is only read may load frames, fill in forms or shadow a name of the page. */
const FORBIDDEN =
  'style form input button select textarea option iframe object embed link meta base svg math dialog';

/** A stored text as sanitised nodes, fit to be shown in the page. */
export function htmlFragment(html: string): DocumentFragment {
  // Tamed first, since the browser reports each handler and style that it is about to parse.
  return sanitizedFragment(tame(html), {
    USE_PROFILES: { html: true },
    FORBID_TAGS: FORBIDDEN.split(' '),
    FORBID_ATTR: [
      'style',
      'class',
      'id',
      'name',
      'tabindex',
      'autofocus',
      'autoplay',
      'accesskey',
      'popover',
    ],
  });
}
