import { dataTemplate } from './template.ts';

/** Seeds the demo data once, before the first worker needs a copy of it. */
export default async function globalSetup(): Promise<void> {
  if (!process.env['LECTERN_API']) await dataTemplate();
}
