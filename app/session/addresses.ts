import { type AnyRouter, linkOptions, type RegisteredRouter } from '@tanstack/react-router';
import { isSystem } from '#app/entities/collections/rules.ts';
import { fromKeyParam, needsFilter, setParam, toKeyParam } from '#app/entities/items/rules.ts';
import type { StartValues } from '#app/entities/items/start-values.ts';

/** Where each place of the app is, typed by the route tree. The router alone writes them as text. */
export const addresses = {
  start: () => linkOptions({ to: '/' }),
  signIn: (search: { redirect?: string; error?: string; code?: string } = {}) =>
    linkOptions({ to: '/login', search }),
  resetPassword: (token?: string) =>
    linkOptions({ to: '/reset-password', search: token === undefined ? {} : { token } }),
  setUpTwoFactor: (search: { redirect?: string } = {}) => linkOptions({ to: '/setup-2fa', search }),
  install: () => linkOptions({ to: '/install' }),

  project: (project: string) => linkOptions({ to: '/$project', params: { project } }),
  collections: (project: string) => linkOptions({ to: '/$project/collections', params: { project } }),
  bookmark: (project: string, collection: string, bookmark: string) =>
    linkOptions({
      to: '/$project/bookmarks/$collection/$bookmark',
      params: { project, collection, bookmark },
    }),
  extension: (project: string, id: string) =>
    linkOptions({ to: '/$project/ext/$id', params: { project, id } }),

  listing,
  /** A listing searched for a text. */
  search: (project: string, collection: string, q: string) => ({
    ...listing(project, collection),
    search: { q },
  }),
  item: (project: string, collection: string, key: string) =>
    itemPage(project, collection, toKeyParam([key])),
  newItem: (project: string, collection: string, start?: StartValues) => ({
    ...itemPage(project, collection, '+'),
    ...(start ? { search: { start } } : {}),
  }),
  batch: (project: string, collection: string, keys: readonly string[]) =>
    itemPage(project, collection, toKeyParam(keys)),
  /** A batch of more keys than an address holds. */
  keySet: (project: string, collection: string, id: string) => itemPage(project, collection, setParam(id)),

  settings: (project: string) => linkOptions({ to: '/$project/settings', params: { project } }),
  globalSettings: (project: string) => linkOptions({ to: '/$project/settings/global', params: { project } }),
  dataModel: (project: string) => linkOptions({ to: '/$project/settings/collections', params: { project } }),
  collectionSetup: (project: string, collection: string) =>
    linkOptions({ to: '/$project/settings/collections/$collection', params: { project, collection } }),
  diagram: (project: string) => linkOptions({ to: '/$project/settings/diagram', params: { project } }),
  transfer: (project: string) => linkOptions({ to: '/$project/settings/transfer', params: { project } }),
  roles: (project: string) => linkOptions({ to: '/$project/settings/roles', params: { project } }),
  role: (project: string, id: string) =>
    linkOptions({ to: '/$project/settings/roles/$id', params: { project, id } }),
  simulator: (project: string, id: string) =>
    linkOptions({ to: '/$project/settings/roles/$id/simulate', params: { project, id } }),
  activityTable: (project: string) =>
    linkOptions({ to: '/$project/activity', params: { project }, search: { view: 'tabular' } }),
  bookmarks: (project: string) => linkOptions({ to: '/$project/settings/bookmarks', params: { project } }),
  interfaces: (project: string) => linkOptions({ to: '/$project/settings/interfaces', params: { project } }),
  interface: (project: string, id: string) =>
    linkOptions({ to: '/$project/settings/interfaces/$id', params: { project, id } }),
};

export type Address = ReturnType<(typeof addresses)[keyof typeof addresses]>;

/** What the router leaves as it is in keys: `+` is the form for a new item, a bare comma joins the keys of a batch. */
export const plainInParams: ('+' | ',' | '@' | ':' | '$' | '=')[] = ['+', ',', '@', ':', '$', '='];

/** The list of a collection's items; some system collections have pages of their own. */
function listing(project: string, collection: string) {
  const params = { project };
  switch (collection) {
    case 'directus_activity':
      return linkOptions({ to: '/$project/activity', params });
    case 'directus_files':
      return linkOptions({ to: '/$project/files', params });
    case 'directus_users':
      return linkOptions({ to: '/$project/users', params });
    case 'directus_webhooks':
      return linkOptions({ to: '/$project/settings/webhooks', params });
  }
  if (!isSystem(collection))
    return linkOptions({ to: '/$project/collections/$collection', params: { project, collection } });
  return linkOptions({ to: '/$project/$system', params: { project, system: bareName(collection) } });
}

/** The form of one item, of a new one or of many; `primaryKey` as `fromKeyParam` reads it. */
function itemPage(project: string, collection: string, primaryKey: string) {
  const params = { project, primaryKey };
  switch (collection) {
    case 'directus_activity':
      return linkOptions({ to: '/$project/activity/$primaryKey', params });
    case 'directus_files':
      return linkOptions({ to: '/$project/files/$primaryKey', params });
    case 'directus_users':
      return linkOptions({ to: '/$project/users/$primaryKey', params });
    case 'directus_webhooks':
      return linkOptions({ to: '/$project/settings/webhooks/$primaryKey', params });
  }
  if (isSystem(collection))
    return linkOptions({
      to: '/$project/$system/$primaryKey',
      params: { ...params, system: bareName(collection) },
    });
  return linkOptions({
    to: '/$project/collections/$collection/$primaryKey',
    params: { ...params, collection },
  });
}

/** The item whose form an address is, of those that are worth being read ahead: none that only a filter can read. */
export function itemAt(address: Address): { collection: string; key: string } | null {
  const place = placeOfItem(address);
  if (place === null) return null;
  const known = fromKeyParam(place.primaryKey);
  if (known.kind !== 'one' || needsFilter(known.key)) return null;
  return { collection: place.collection, key: known.key };
}

function placeOfItem(address: Address): { collection: string; primaryKey: string } | null {
  switch (address.to) {
    case '/$project/collections/$collection/$primaryKey':
      return address.params;
    case '/$project/users/$primaryKey':
      return { ...address.params, collection: 'directus_users' };
    case '/$project/files/$primaryKey':
      return { ...address.params, collection: 'directus_files' };
    default:
      return null;
  }
}

function bareName(collection: string): string {
  return collection.replace('directus_', '');
}

/** What a link to an address has as its `href`. */
export function hrefOf(router: RegisteredRouter, address: Address): string {
  return router.history.createHref(router.buildLocation(address).href);
}

/** The project's path as text, for paths that come from elsewhere: stored links, the page after a sign-in. */
export function projectPath(project: string): string {
  return `/${encodeURIComponent(project)}`;
}

/** The place at a path that comes from elsewhere; null where the app has no page. */
export function addressAt(router: AnyRouter, path: string): Address | null {
  const [pathname = '', search = ''] = (path.split('#', 1)[0] ?? '').split('?', 2);
  const [, params, route] = router.getMatchedRoutes(pathname);
  // A path that only begins like a route leaves its rest here.
  if (!route || params['**'] !== undefined) return null;
  // What the router has matched is one of its own.
  return { to: route.to, params, search: router.options.parseSearch?.(search) } as Address;
}
