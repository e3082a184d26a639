import type { Page } from '@playwright/test';

/** A screen by name: its path behind the hash, and what has to be done there first. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  readonly prepare?: (page: Page) => Promise<void>;
}
