import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Marked } from 'marked';
import type { Plugin } from 'vite';

// The guide of docs/guide goes with the bundle, as plain pages that need neither script nor server; and so do the types for
// those who write extensions.

const docs = fileURLToPath(new URL('../docs/', import.meta.url));
const pages = [
  { name: 'editors', file: 'guide/editors.md' },
  { name: 'administrators', file: 'guide/administrators.md' },
  { name: 'keyboard', file: 'keyboard.md' },
];

/** As e2e/guide-pictures.ts takes them: so that nothing moves when they come. */
const pictureSize = 'width="1120" height="700"';

/** The id of a section by its heading. */
export const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, '-')
    .replace(/^-|-$/g, '');
const plain = (text: string) => text.replace(/[`*_]/g, '');

/** A page: its title, its sections and its body as markup. */
function pageOf(file: string) {
  const source = readFileSync(`${docs}${file}`, 'utf8');
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        return `<h${depth} id="${slug(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      image({ href, text }) {
        const dark = href.replace('-light.', '-dark.');
        return `<picture><source srcset="${dark}" media="(prefers-color-scheme: dark)"><img src="${href}" alt="${text}" ${pictureSize} loading="lazy"></picture>`;
      },
    },
  });
  const title = /^# (.*)$/m.exec(source)?.[1] ?? file;
  const sections = [...source.matchAll(/^## (.*)$/gm)].map(([, text = '']) => plain(text));
  return { title, sections, body: marked.parse(source, { async: false }) };
}

function html(title: string, body: string, back = '<a href="index.html">Guide</a>'): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self' file:; img-src 'self' file:; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} – Lectern</title>
<link rel="stylesheet" href="guide.css">
</head>
<body>
<nav>${back}</nav>
<main>
${body}
</main>
</body>
</html>
`;
}

const css = `:root { color-scheme: light dark; --line: light-dark(#d9d8d4, #3b3a37); }
body { max-inline-size: 44rem; margin: 0 auto; padding: 1.5rem 1.25rem 4rem; font: 16px/1.6 system-ui, sans-serif;
  color: light-dark(#1f1e1b, #e9e7e2); background: light-dark(#fff, #191816); overflow-wrap: break-word; }
nav { font-size: 0.875rem; }
h1 { font-size: 1.75rem; line-height: 1.25; letter-spacing: -0.01em; }
h2 { margin-block-start: 2.25rem; font-size: 1.25rem; }
a { color: light-dark(#0b5f6b, #7fd0dc); text-underline-offset: 0.2em; }
code { padding: 0.1em 0.35em; border: 1px solid var(--line); border-radius: 4px; font-size: 0.875em; }
img { inline-size: 100%; block-size: auto; border: 1px solid var(--line); border-radius: 6px; }
table { display: block; inline-size: 100%; overflow-x: auto; border-collapse: collapse; }
th, td { padding: 0.5rem 1rem 0.5rem 0; border-block-end: 1px solid var(--line); text-align: start; vertical-align: top; }
`;

export function guide(): Plugin {
  return {
    name: 'guide',
    apply: 'build',
    generateBundle() {
      const emit = (fileName: string, source: string | Uint8Array) =>
        this.emitFile({ type: 'asset', fileName: `guide/${fileName}`, source });
      const found = pages.map(({ name, file }) => ({ name, ...pageOf(file) }));
      for (const { name, title, body } of found) emit(`${name}.html`, html(title, body));
      const contents = found.map(({ name, title, sections }) => {
        const list = sections
          .map((text) => `<li><a href="${name}.html#${slug(text)}">${text}</a></li>`)
          .join('');
        return `<h2><a href="${name}.html">${title}</a></h2>\n<ul>${list}</ul>`;
      });
      emit(
        'index.html',
        html('Guide', `<h1>Guide</h1>\n${contents.join('\n')}`, '<a href="../">Lectern</a>'),
      );
      emit('guide.css', css);
      const source = readFileSync(`${docs}lectern.d.ts`);
      this.emitFile({ type: 'asset', fileName: 'lectern.d.ts', source });
      for (const file of readdirSync(`${docs}guide/pictures`))
        emit(`pictures/${file}`, readFileSync(`${docs}guide/pictures/${file}`));
    },
  };
}
