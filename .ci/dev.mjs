// `npm run dev`: Vite with hot reload at /admin/, in front of an embedded API, or of the one that LECTERN_API names.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { installPackages, orExplain, root } from './setup.mjs';

await orExplain(() => installPackages());

let api;
if (!process.env.LECTERN_API) {
  const { register } = await import('tsx/esm/api');
  register();
  const { startServer } = await import('../e2e/server.ts');
  try {
    api = await startServer({ data: process.env.LECTERN_DATA || join(root, '.data') });
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
  process.env.LECTERN_API = api.baseURL;
}
console.log(`API: ${process.env.LECTERN_API}`);

const vite = spawn(
  process.execPath,
  [join(root, 'node_modules', 'vite', 'bin', 'vite.js'), ...process.argv.slice(2)],
  {
    cwd: root,
    stdio: 'inherit',
  },
);
const stop = () => vite.kill('SIGTERM');
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
vite.on('exit', async (code) => {
  await api?.stop();
  process.exit(code ?? 0);
});
