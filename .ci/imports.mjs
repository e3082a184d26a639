// dependency-cruiser can't parse with TypeScript 7, and swc, its other parser, it asks for TypeScript without JSX.
// This tells swc the truth about .tsx files, then hands over to dependency-cruiser's own command.
import swc from '@swc/core';

const parseFileSync = swc.parseFileSync;
swc.parseFileSync = (path, options) => parseFileSync(path, { ...options, tsx: path.endsWith('.tsx') });

process.argv.splice(2, 0, '--config', '.dependency-cruiser.cjs');
await import(new URL('../node_modules/dependency-cruiser/bin/dependency-cruise.mjs', import.meta.url).href);
