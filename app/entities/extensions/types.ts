/** A custom extension that the installation offers; bundled ones come with the app and are not listed. */
export interface Extension {
  id: string;
  /** As stored: may hold `$t:key`. The id where there is none. */
  name: string;
  version?: string;
  icon: string | null;
  /** To its `meta.json`, below the API's root and without a slash in front. */
  path: string;
  /** All of its `meta.json`, as the API hands it on. */
  meta: Readonly<Record<string, unknown>>;
}

export const extensionKinds = ['interfaces', 'layouts', 'modules'] as const;
export type ExtensionKind = (typeof extensionKinds)[number];
