import { createContext, Script } from 'node:vm';

/** Milliseconds that a pattern may take. */
const PATIENCE = 100;

const script = new Script('pattern.test(text)');
const context = createContext({ pattern: /x/, text: '' });

/** Whether a pattern is found in a text; null when it takes too long. The engine ends a search that is under way. */
export function triedPattern(pattern: RegExp, text: string): boolean | null {
  Object.assign(context, { pattern, text });
  try {
    return script.runInContext(context, { timeout: PATIENCE }) === true;
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return null;
    throw error;
  } finally {
    context.text = '';
  }
}
