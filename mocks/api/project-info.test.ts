import { expect, test } from 'vitest';
import { API_VERSION } from './project-info.ts';

test('the version of the API that is spoken [CON-01]', () => {
  expect(API_VERSION).toBe('8.1.0');
});
