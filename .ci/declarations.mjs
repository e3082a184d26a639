// `lectern.d.ts`: the types of what extensions import as `lectern`, made from the code. `node .ci/declarations.mjs` writes it to docs/;
// with `check` it says whether what is there is what the code gives, and whether the demo's extensions are written to it.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { dts } from 'rolldown-plugin-dts';
import { orExplain, root, SetupError } from './setup.mjs';

const entry = 'app/layouts/custom/lectern.ts';
const ambient = ['app/i18n/virtual.d.ts', 'node_modules/vite/client.d.ts'];
const written = 'docs/lectern.d.ts';
const file = join(root, written);
const examples = 'mocks/seed/extensions';
const head =
  "// Types of what Lectern's extensions import as `lectern`: see extensions.md. Made from the app's own code: don't edit it.\n";

/** Writes a configuration that compiles the files named and what they import; returns its path. */
function configuration(name, files, compilerOptions) {
  const folder = join(root, '.cache/declarations');
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${name}.json`);
  const config = { extends: join(root, 'tsconfig.json'), compilerOptions, include: [] };
  writeFileSync(path, JSON.stringify({ ...config, files: files.map((file) => join(root, file)) }));
  return path;
}

/** Runs the compiler with a configuration; returns what it says, null if nothing is wrong. */
function compile(tsconfig) {
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const { status, stdout } = spawnSync(process.execPath, [tsc, '-p', tsconfig], {
    cwd: root,
    encoding: 'utf8',
  });
  return status === 0 ? null : stdout;
}

/** The code as the project formats its own. */
function formatted(code) {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const args = [biome, 'format', '--stdin-file-path=app/lectern.d.ts'];
  const result = spawnSync(process.execPath, args, { cwd: root, input: code, encoding: 'utf8' });
  if (result.status !== 0) throw new SetupError(`The types could not be formatted:\n${result.stderr}`);
  return result.stdout;
}

/** Returns the text of `lectern.d.ts`: the compiler writes a file for each of the code's, and they are put together. */
async function declarations() {
  const outDir = join(root, '.cache/declarations/files');
  rmSync(outDir, { recursive: true, force: true });
  const said = compile(
    configuration('lectern', [entry, ...ambient], {
      types: [],
      rootDir: root,
      outDir,
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
    }),
  );
  if (said) throw new SetupError(`The compiler could not write the types:\n${said}`);
  // Imports as `#app/…` begin at the nearest package.json: here they mean the compiler's files.
  writeFileSync(join(outDir, 'package.json'), JSON.stringify({ imports: { '#app/*': './app/*' } }));
  const bundle = await rolldown({
    input: join(outDir, entry.replace(/ts$/, 'd.ts')),
    external: (id) => !/^[./#]/.test(id),
    plugins: [dts({ dtsInput: true, logger: { info() {}, warn() {} } })],
    logLevel: 'silent',
  });
  const { output } = await bundle.generate({ format: 'es' });
  const code = output[0].code
    .replaceAll(/^\/\/(?:#(?:end)?region| \.cache\/).*\n/gm, '')
    .replaceAll('; /**', ';\n/**');
  return head + formatted(code);
}

/** What the compiler says of the demo's extensions, which know of the app no more than that file and the packages shared. */
function mistakes() {
  const modules = readdirSync(join(root, examples), { recursive: true }).filter((name) =>
    /module\.js$/.test(name),
  );
  const tsconfig = configuration(
    'examples',
    modules.map((name) => join(examples, name)),
    {
      checkJs: true,
      strict: false,
      types: [],
      paths: { lectern: [file] },
    },
  );
  return compile(tsconfig);
}

await orExplain(async () => {
  const text = await declarations();
  if (process.argv[2] !== 'check') {
    writeFileSync(file, text);
    return;
  }
  if (!existsSync(file) || readFileSync(file, 'utf8').replaceAll('\r\n', '\n') !== text) {
    throw new SetupError(`${written} is not what the code gives: node .ci/declarations.mjs writes it.`);
  }
  const said = mistakes();
  if (said) throw new SetupError(`The demo's extensions don't fit ${written}:\n${said}`);
});
