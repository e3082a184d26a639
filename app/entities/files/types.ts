import type { FileThumbnail } from '#app/entities/users/types.ts';

/** A file as far as lists read it; every part may be missing where the role may not see it. */
export interface StoredFile {
  id?: number;
  private_hash?: string | null;
  /** Media type. */
  type?: string | null;
  /** Bytes. */
  filesize?: number | null;
  filename_download?: string | null;
  title?: string | null;
  description?: string | null;
  /** Pixels. */
  width?: number | null;
  height?: number | null;
  uploaded_on?: string | null;
  /** The name on the server's disk, a part of the original's address. */
  filename_disk?: string | null;
  data?: {
    url?: string | null;
    full_url?: string | null;
    /** 8.8.1: `/demo/assets/` and the name of the asset, as it is. */
    asset_url?: string | null;
    thumbnails?: FileThumbnail[] | null;
  } | null;
}
