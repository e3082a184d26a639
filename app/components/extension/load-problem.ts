/** Why an extension's code could not be taken into use. */
export type ProblemKind =
  | 'missing'
  | 'unreachable'
  | 'not-code'
  | 'old'
  | 'no-component'
  | 'slow'
  | 'syntax'
  | 'failed'
  | 'unasked';

/** `message` holds what the browser or the code said. */
export class ExtensionProblem extends Error {
  readonly kind: ProblemKind;

  constructor(kind: ProblemKind, message: string) {
    super(message);
    this.name = 'ExtensionProblem';
    this.kind = kind;
  }
}

/** What the server answers for the file; null when it can't be reached. */
export interface FileAnswer {
  status: number;
  /** Header `content-type`. */
  type: string;
  text: string;
}

/** Global that extensions of the 8.x app left their Vue component in. */
const oldMark = '__DirectusExtension__';

/** Judges a failed import by what the import said and by what is really there. */
export function problemOf(error: unknown, answer: FileAnswer | null): ExtensionProblem {
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return new ExtensionProblem(kindOf(error, answer), message);
}

function kindOf(error: unknown, answer: FileAnswer | null): ProblemKind {
  if (!answer) return 'unreachable';
  if (answer.status === 404) return 'missing';
  if (answer.status >= 400) return 'unreachable';
  // A browser takes nothing else for a module.
  if (!/^(?:text|application)\/(?:x-)?(?:java|ecma)script\b/i.test(answer.type.trim())) return 'not-code';
  // A module that only speaks of it is none.
  if (answer.text.includes(oldMark) && !/\bexport\b/.test(answer.text)) return 'old';
  return error instanceof SyntaxError ? 'syntax' : 'failed';
}

/** Judges what the server answers before any of it runs; null when it can be tried. */
export function problemOfAnswer(answer: FileAnswer | null): ExtensionProblem | null {
  const kind = kindOf(null, answer);
  return kind === 'failed' ? null : new ExtensionProblem(kind, '');
}

/** Judges a module that did load; null when its default export is a component, or has one by the name of `part`. */
export function problemOfModule(
  loaded: { default?: unknown },
  part: string | null = null,
): ExtensionProblem | null {
  const { default: exported } = loaded;
  const found =
    part === null || typeof exported !== 'object' || exported === null
      ? exported
      : Reflect.get(exported, part);
  const isUsable = isComponent(found) && (part === null || found !== exported);
  return isUsable ? null : new ExtensionProblem('no-component', '');
}

/** A function or class, or what React's memo, lazy and forwardRef make of one. */
function isComponent(value: unknown): boolean {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
}
