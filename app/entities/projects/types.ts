/** A project as the sign-in page and the shell show it. `data` is null until it is loaded or when that failed. */
export interface ProjectInfo {
  project_name: string;
  project_color: string | null;
  project_logo: ProjectImage | null;
  project_foreground: ProjectImage | null;
  project_background: ProjectImage | null;
  default_locale: string | null;
  telemetry: boolean;
  requires2FA: boolean;
  /** Only with a session. */
  version?: string;
  database?: string;
  project_public_note?: string | null;
  /** True when the answer carried no `public` marker. */
  authenticated: boolean;
  /** Bytes, only with a session. */
  max_upload_size?: number;
}

export interface ProjectImage {
  full_url?: string | null;
  url?: string | null;
}
