/** Previews of the demo's articles: pages of the example site (mocks/seed/site). */
import type { Project } from '#mocks/engine/types.ts';

const key = `collection = 'articles' AND field = 'id'`;
/** Addresses of the demo's site, whichever port it had. */
const ofSite = /"http:\/\/(?:localhost|127\.0\.0\.1):\d+(?=\/articles\/\{\{id\}\})/g;

const previews = [
  { name: 'Site', url: 'http://localhost:8056/articles/{{id}}?lang={{$language}}' },
  { name: 'Print', url: 'http://localhost:8056/articles/{{id}}?lang={{$language}}&view=print' },
];

export function addPreviews(project: Project): void {
  const options = JSON.stringify({ lectern: { previews } });
  project.driver.run(`UPDATE directus_fields SET options = ? WHERE ${key}`, [options]);
  project.schemaChanged();
}

/** Has the demo's previews lead to where the example site is now. What somebody has made of them otherwise stays. */
export function pointPreviews(project: Project, address: string): void {
  const [row] = project.driver.all(`SELECT options FROM directus_fields WHERE ${key}`);
  const stored = row?.['options'];
  if (typeof stored !== 'string') return;
  const options = stored.replace(ofSite, `"${address}`);
  if (options === stored) return;
  project.driver.run(`UPDATE directus_fields SET options = ? WHERE ${key}`, [options]);
  project.schemaChanged();
}
