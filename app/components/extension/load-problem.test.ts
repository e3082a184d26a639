import { memo } from 'react';
import { expect, test } from 'vitest';
import { problemOf, problemOfAnswer, problemOfModule } from './load-problem.ts';

const script = { status: 200, type: 'text/javascript; charset=utf-8', text: 'export default 1' };
const fetchError = new TypeError('Failed to fetch dynamically imported module');

test.each([
  ['no answer', fetchError, null, 'unreachable'],
  ['no such file', fetchError, { ...script, status: 404, type: 'text/plain' }, 'missing'],
  ['the server fails', fetchError, { ...script, status: 502 }, 'unreachable'],
  ['HTML instead', fetchError, { ...script, type: 'text/html' }, 'not-code'],
  ['JSON instead', fetchError, { ...script, type: 'application/json' }, 'not-code'],
  ['no type at all', fetchError, { ...script, type: '' }, 'not-code'],
  ['another name of the type', new SyntaxError('x'), { ...script, type: 'application/javascript' }, 'syntax'],
  ['an 8.x extension', new ReferenceError('x'), { ...script, text: '__DirectusExtension__={}' }, 'old'],
  ['a mistake in it', new SyntaxError('Unexpected token'), script, 'syntax'],
  ['it threw', new Error('boom'), script, 'failed'],
  ['it threw something odd', 'boom', script, 'failed'],
  ['what it imports is not there', fetchError, script, 'failed'],
])('%s', (_, error, answer, kind) => {
  expect(problemOf(error, answer).kind).toBe(kind);
});

test('the words of the failure are kept', () => {
  expect(problemOf(new SyntaxError('Unexpected token'), script).message).toBe(
    'SyntaxError: Unexpected token',
  );
  expect(problemOf('boom', script).message).toBe('boom');
});

test.each([
  ['a function', { default: () => null }, null],
  ['a memo', { default: memo(() => null) }, null],
  ['nothing', {}, 'no-component'],
  ['an object', { default: { setup: 1 } }, 'no-component'],
  ['null', { default: null }, 'no-component'],
])('a module with %s', (_, loaded, kind) => {
  expect(problemOfModule(loaded)?.kind ?? null).toBe(kind);
});

test.each([
  ['the part', { default: { Input: () => null } }, null],
  ['a part made by memo', { default: { Input: memo(() => null) } }, null],
  ['another part', { default: { Display: () => null } }, 'no-component'],
  ['a part that is none', { default: { Input: 'text' } }, 'no-component'],
  ['a component in its place', { default: () => null }, 'no-component'],
  ['nothing', {}, 'no-component'],
])('a module with %s, where a part is asked for', (_, loaded, kind) => {
  expect(problemOfModule(loaded, 'Input')?.kind ?? null).toBe(kind);
});

test.each([
  ['no answer', null, 'unreachable'],
  ['no such file', { ...script, status: 404 }, 'missing'],
  ['an 8.x extension, which is not run', { ...script, text: 'var __DirectusExtension__ = {}' }, 'old'],
  ['a page', { ...script, type: 'text/html' }, 'not-code'],
  ['code', script, null],
])('before it runs: %s', (_, answer, kind) => {
  expect(problemOfAnswer(answer)?.kind ?? null).toBe(kind);
});
