import type { Page } from '@playwright/test';
import { FaultInjector } from './wire.ts';

/*
 * The public pages, for the pictures of every screen. The demo data has projects and no second factor: what a server
 * without projects, or a role that enforces one, would answer is made up here.
 */

const reset = '/reset-password';

async function toFirstInstall(page: Page): Promise<void> {
  const faults = new FaultInjector(page);
  await faults.answer({ method: 'GET', path: '/server/projects' }, 503, { error: { code: 14, message: '' } });
  await faults.answer({ path: '/server/info' }, 200, {
    data: {
      directus: '8.1.0',
      server: { type: 'nginx/1.26.2' },
      php: { version: '7.4.33', extensions: { pdo: true, mysqli: true, curl: true, gd: true } },
      permissions: { public: '0775', logs: '0775', uploads: '0755' },
    },
  });
  await page.goto('about:blank');
  await page.goto('#/install');
  await page.getByRole('button', { name: 'Next' }).waitFor();
}

async function toProject(page: Page): Promise<void> {
  await toFirstInstall(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('heading', { name: 'Server requirements' }).waitFor();
  await page.getByRole('button', { name: 'Next' }).click();
}

async function toDatabase(page: Page): Promise<void> {
  await toProject(page);
  await page.getByLabel('Project name').fill('The Tidewater Review');
  await page.getByLabel('Administrator’s e-mail').fill('admin@example.com');
  await page.getByLabel('Administrator’s password', { exact: true }).fill('a secret');
  await page.getByRole('button', { name: 'Next' }).click();
}

async function submitDatabase(page: Page): Promise<void> {
  await page.getByLabel('User', { exact: true }).fill('tidewater');
  await page.getByLabel('Password', { exact: true }).fill('another secret');
  await page.getByLabel('Database name').fill('tidewater');
  await page.getByRole('button', { name: 'Install' }).click();
}

export const publicScreens = [
  { name: 'reset-password', path: reset },
  { name: 'new-password', path: `${reset}?token=x.y.z` },
  {
    name: 'new-password-refused',
    path: `${reset}?token=${'eyJhbGciOiJIUzI1NiJ9'.repeat(8)}`,
    prepare: async (page: Page) => {
      await page.getByLabel('New password').fill('a secret');
      await page.getByRole('button', { name: 'Set password' }).click();
      await page.getByRole('alert').waitFor();
    },
  },
  { name: 'two-factor-no-session', path: '/setup-2fa' },
  {
    name: 'two-factor',
    path: '/login',
    prepare: async (page: Page) => {
      const faults = new FaultInjector(page);
      const error = { code: 113, message: '' };
      await faults.answer({ path: /authenticate$/ }, 200, { data: {}, error });
      await faults.answer({ path: /2fa_secret$/ }, 200, { data: { '2fa_secret': 'JBSWY3DPEHPK3PXP' } });
      await page.getByLabel(/e-?mail/i).fill('bea@example.com');
      await page.getByLabel(/^password/i).fill('a secret');
      await page.getByRole('button', { name: /^sign in/i }).click();
      await page.getByRole('img', { name: /QR/ }).waitFor();
    },
  },
  { name: 'install-more', path: '/install' },
  { name: 'install-first', path: '/login', prepare: toFirstInstall },
  {
    name: 'install-requirements',
    path: '/login',
    prepare: async (page: Page) => {
      await toFirstInstall(page);
      await page.getByRole('button', { name: 'Next' }).click();
      await page.getByRole('heading', { name: 'Server requirements' }).waitFor();
    },
  },
  {
    name: 'install-project',
    path: '/login',
    prepare: async (page: Page) => {
      await toProject(page);
      await page.getByRole('button', { name: 'Next' }).click();
    },
  },
  {
    name: 'install-database',
    path: '/login',
    prepare: async (page: Page) => {
      await new FaultInjector(page).answer({ method: 'POST', path: '/server/projects' }, 400, {
        error: { code: 19, message: 'Invalid database connection' },
      });
      await toDatabase(page);
      await submitDatabase(page);
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'install-working',
    path: '/login',
    prepare: async (page: Page) => {
      await toDatabase(page);
      await new FaultInjector(page).answer({ method: 'POST', path: '/server/projects' }, 200, {
        public: true,
      });
      await submitDatabase(page);
      await page.getByRole('progressbar').waitFor();
    },
  },
  {
    name: 'install-done',
    path: '/login',
    prepare: async (page: Page) => {
      const faults = new FaultInjector(page);
      await toDatabase(page);
      await faults.answer({ method: 'POST', path: '/server/projects' }, 200, { public: true });
      await faults.answer({ path: '/the-tidewater-review/' }, 200, { data: { api: {} }, public: true });
      await submitDatabase(page);
      await page.getByRole('heading', { name: 'All set' }).waitFor();
    },
  },
];
