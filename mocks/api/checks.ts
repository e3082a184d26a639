import { own } from '#mocks/engine/values/own.ts';
import type { Body } from '#mocks/api/context.ts';
import { ApiFault } from '#mocks/engine/errors.ts';

type Rule = 'required' | 'email' | 'numeric' | RegExp;

/** The members of a body that has to be an object; a list has none. */
export function membersOf(body: Body | undefined): Record<string, unknown> {
  return body === undefined || Array.isArray(body) ? {} : body;
}

/**
 * Checks members in the order of the rules and throws 422 with all messages joined, as the contract's validator
 * does. `code` is 4 but for the sign-in (114).
 */
export function check(body: Record<string, unknown>, rules: Record<string, Rule[]>, code = 4): void {
  const problems: string[] = [];
  for (const [name, wanted] of Object.entries(rules)) {
    const problem = wanted.map((rule) => problemOf(rule, own(body, name))).find((found) => found !== null);
    if (problem) problems.push(`${name}: ${problem}`);
  }
  if (problems.length > 0) throw new ApiFault(422, code, problems.join(' '));
}

function problemOf(rule: Rule, value: unknown): string | null {
  const blank = value === undefined || value === null || value === '';
  if (rule === 'required') return blank ? 'This value should not be blank.' : null;
  if (blank) return null;
  if (rule === 'email') return isEmail(value) ? null : 'This value is not a valid email address.';
  if (rule === 'numeric')
    return Number.isFinite(Number(value)) ? null : 'This value should be of type numeric.';
  return typeof value === 'string' && rule.test(value) ? null : 'This value is not valid.';
}

export function isEmail(value: unknown): value is string {
  return (
    typeof value === 'string' && value.length <= 254 && /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/.test(value)
  );
}

/** A member as text; null for what is missing or neither text nor number. */
export function textOf(value: unknown): string | null {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'bigint' ? String(value) : null;
}
