import type { CollectionGroup, ModuleLink } from '#app/entities/roles/types.ts';

export interface FileThumbnail {
  url: string;
  /** Its path on the server. */
  relative_url?: string;
  key?: string;
  dimension?: string;
}

export interface Avatar {
  id: number;
  private_hash?: string;
  data?: { full_url?: string; url?: string; thumbnails?: FileThumbnail[] | null } | null;
}

/** A user as lists and authors show one. */
export interface User {
  id: number;
  first_name: string | null;
  last_name: string | null;
  email?: string | null;
  avatar?: Avatar | null;
  title?: string | null;
  company?: string | null;
  status?: string;
}

/** The signed-in user, with the role's navigation. */
export interface CurrentUser extends User {
  email: string;
  locale: string | null;
  theme: 'auto' | 'light' | 'dark' | null;
  last_page: string | null;
  timezone?: string | null;
  role: {
    id: number;
    name: string;
    /** Nobody of the role signs in without a second factor. */
    enforce_2fa?: boolean | null;
    module_listing: ModuleLink[] | null;
    collection_listing: CollectionGroup[] | null;
  };
}
