import createPurifier, { type Config } from 'dompurify';

// One for all: a policy lets each name of trusted types be made once.
const purifier = createPurifier(window);
purifier.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName === 'A') {
    node.setAttribute('target', '_blank');
    node.setAttribute('rel', 'noopener noreferrer');
  }
  if (node.tagName === 'IMG') {
    node.setAttribute('loading', 'lazy');
    if (!node.hasAttribute('alt')) node.setAttribute('alt', '');
  }
});

/** HTML from the API as sanitised nodes; links open in a new tab, pictures load as they come into view. */
export function sanitizedFragment(html: string, config: Config): DocumentFragment {
  return purifier.sanitize(html, {
    ...config,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
}
