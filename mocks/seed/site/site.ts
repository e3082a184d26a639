/**
 * An example of a site that shows content of the demo, drafts too, and lets Lectern preview it (docs/preview.md). It reads the API
 * like any other site: over HTTP, with an account of its own.
 */
import { readFileSync } from 'node:fs';
import type { Server as HttpServer } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { html, raw } from 'hono/html';
import { close, listen, type ListenOptions, type Running } from '#mocks/host/command.ts';
import { seedAccounts } from '#mocks/seed/accounts.ts';

export interface SiteOptions extends ListenOptions {
  /** Origin of the API. */
  api: string;
  /** Origins of Lectern that may show its pages in a frame. */
  lectern: readonly string[];
}

export interface RunningSite extends Running {
  /** Origin; another host than the API's, whose cookies this site is not to get. */
  address: string;
}

interface Article {
  id: number;
  title: string;
  subtitle: string | null;
  body: string | null;
  summary: string | null;
  hero: { data: { full_url: string } | null } | null;
  author: { first_name: string; last_name: string } | null;
  translations: {
    id: number;
    language: string | { code: string };
    title: string;
    subtitle: string;
    body: string;
  }[];
}

const fields = 'id,title,subtitle,body,summary,hero.data,author.first_name,author.last_name,translations.*';
const file = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const types = { js: 'text/javascript', css: 'text/css' };

export async function startExampleSite(options: SiteOptions): Promise<RunningSite> {
  const app = new Hono();
  const read = reader(options.api);
  for (const name of ['lectern-preview.js', 'article.js', 'site.css'])
    app.get(`/${name}`, (c) =>
      c.body(file(name), 200, { 'content-type': name.endsWith('css') ? types.css : types.js }),
    );
  app.get('/articles/:id{\\d+}', async (c) => {
    const article = await read<Article>(`/tidewater/items/articles/${c.req.param('id')}?fields=${fields}`);
    if (!article) return c.text('There is no such article.', 404);
    return page(c, options, article);
  });
  app.get('/', (c) => c.redirect('/articles/1'));
  const http = createAdaptorServer({ fetch: app.fetch, hostname: options.host }) as HttpServer;
  const address = await listen(http, options);
  const { hostname } = new URL(options.api);
  const other = hostname === 'localhost' ? '127.0.0.1' : 'localhost';
  return { address: `http://${other}:${new URL(address).port}`, close: () => close(http) };
}

function page(c: Context, { api, lectern }: SiteOptions, article: Article) {
  const language = c.req.query('lang') ?? 'en-US';
  const codeOf = (row: Article['translations'][number]) =>
    typeof row.language === 'string' ? row.language : row.language.code;
  const row = article.translations.find((entry) => codeOf(entry) === language);
  const texts = row ?? article;
  const name = (field: string) => (row ? `translations.${field}` : field);
  const picture = article.hero?.data?.full_url;
  const by = article.author ? `${article.author.first_name} ${article.author.last_name}` : '';
  const view = c.req.query('view') ?? '';
  const self = new URL(c.req.url).origin;
  c.header(
    'content-security-policy',
    `default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src ${self} ${api}; frame-ancestors ${lectern.join(' ')}`,
  );
  return c.html(html`<!doctype html>
    <html lang="${language}" dir="auto" data-translated="${String(Boolean(row))}" data-row="${row?.id ?? ''}" data-view="${view}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${texts.title}</title>
        <link rel="stylesheet" href="/site.css" />
        <script src="/lectern-preview.js" data-lectern="${lectern.join(' ')}"></script>
        <script src="/article.js" defer></script>
      </head>
      <body>
        <header>The Tidewater Review</header>
        <main>
          <h1 data-lectern-field="${name('title')}" data-as="text">${texts.title}</h1>
          <p class="subtitle" data-lectern-field="${name('subtitle')}" data-as="text">${texts.subtitle ?? ''}</p>
          ${picture ? html`<img src="${picture}" alt="" data-lectern-field="hero" />` : ''}
          <p data-lectern-field="author">${by}</p>
          <div data-lectern-field="${name('body')}" data-as="html">${raw(texts.body ?? '')}</div>
        </main>
        <nav><a href="/articles/${article.id + 1}?lang=${language}">Next article</a></nav>
      </body>
    </html>`);
}

/** Reads the API as an editor; signs in again when the token has run out. */
function reader(api: string) {
  let token = '';
  const signIn = async () => {
    const account = seedAccounts.find(({ project, role }) => project === 'tidewater' && role === 'editor');
    const answer = await fetch(`${api}/tidewater/auth/authenticate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: account?.email, password: account?.password }),
    });
    token = ((await answer.json()) as { data?: { token?: string } }).data?.token ?? '';
  };
  return async <T>(path: string): Promise<T | null> => {
    for (let attempt = 0; attempt < 2; attempt += 1) {
      if (token === '') await signIn();
      const answer = await fetch(`${api}${path}`, { headers: { authorization: `Bearer ${token}` } });
      if (answer.ok) return ((await answer.json()) as { data: T }).data;
      if (answer.status !== 401) return null;
      token = '';
    }
    return null;
  };
}
