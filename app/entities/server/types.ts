/** What the server tells of itself to whoever installs (`GET server/info`). Any part may be missing. */
export interface InstallInfo {
  directus?: string;
  server?: { type?: string };
  php?: { version?: string; extensions?: Record<string, boolean> };
  /** By folder, an octal mode as text: `0775`. */
  permissions?: Record<string, string | number>;
}

/** A new project, as `POST server/projects` takes it. */
export interface InstallPayload {
  project_name: string;
  project: string;
  user_email: string;
  user_password: string;
  db_host: string;
  db_port: number;
  db_user: string;
  /** '' for a database without one. */
  db_password: string;
  db_name: string;
  super_admin_token: string;
}
