import type { Project } from '#mocks/engine/types.ts';
export function writeHistory(_project: Project): void {}
