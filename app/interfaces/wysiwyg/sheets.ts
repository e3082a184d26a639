import darkSkin from 'hugerte/skins/ui/oxide-dark/skin.min.css?inline';
import lightSkin from 'hugerte/skins/ui/oxide/skin.min.css?inline';
import contentSkin from 'hugerte/skins/ui/oxide/content.min.css?inline';
import contentText from './content.css?inline';
import { isDark } from '#app/lib/is-dark.ts';
import ownSkin from './skin.css?inline';

/*
 * Styles by the object model: a content security policy lets these pass, and refuses the style elements that the editor
 * would make.
 */

const media = '(prefers-color-scheme: dark)';

function sheet(Maker: typeof CSSStyleSheet, text: string): CSSStyleSheet {
  const made = new Maker();
  made.replaceSync(text);
  return made;
}

let skins: { light: CSSStyleSheet; dark: CSSStyleSheet } | undefined;

/** Puts the editor's skin on the page, once, in both themes. */
function addSkins(): { light: CSSStyleSheet; dark: CSSStyleSheet } {
  if (!skins) {
    skins = { light: sheet(CSSStyleSheet, lightSkin), dark: sheet(CSSStyleSheet, darkSkin) };
    document.adoptedStyleSheets.push(skins.light, skins.dark, sheet(CSSStyleSheet, ownSkin));
  }
  return skins;
}

/** Keeps the skin in the theme of the app; tells of each change. Returns what ends it. */
export function followTheme(host: Element, onTheme: () => void): () => void {
  const { light, dark } = addSkins();
  const apply = () => {
    dark.disabled = !isDark(host);
    light.disabled = !dark.disabled;
    onTheme();
  };
  apply();
  const query = matchMedia(media);
  const observer = new MutationObserver(apply);
  observer.observe(document.body, { attributes: true, attributeFilter: ['class', 'data-theme'] });
  query.addEventListener('change', apply);
  return () => {
    observer.disconnect();
    query.removeEventListener('change', apply);
  };
}

/** The look of the text in the editor's own document; `further` are the texts of more sheets, which count most. */
export function addContentSheets(page: Document, further: readonly string[]): void {
  const Maker = page.defaultView?.CSSStyleSheet;
  if (Maker) {
    page.adoptedStyleSheets = [contentSkin, contentText, ...further].map((text) => sheet(Maker, text));
  }
}

/**
 * Hands the app's colours and letters over to the editor's document, as they are where `host` stands. They are read off
 * an element of its own, since those of the page are on their way for a moment when the theme changes.
 */
export function copyLook(host: Element, page: Document): void {
  // A frame that is being loaded, or that has just gone, has none.
  const root = page.documentElement as HTMLElement | null;
  if (!root) return;
  const probe = document.createElement('span');
  probe.style.color = 'var(--text)';
  probe.style.backgroundColor = 'var(--surface)';
  probe.style.fontFamily = 'var(--sans)';
  host.append(probe);
  const { color, backgroundColor, fontFamily } = getComputedStyle(probe);
  const look = { '--text': color, '--surface': backgroundColor, '--sans': fontFamily };
  root.style.colorScheme = isDark(host) ? 'dark' : 'light';
  for (const [name, value] of Object.entries(look)) root.style.setProperty(name, value);
  probe.remove();
}
