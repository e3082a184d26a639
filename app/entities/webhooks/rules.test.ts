import { expect, test } from 'vitest';
import { toWebhookCall } from './rules.ts';

const call = {
  at: '2026-11-28T15:00:00.000Z',
  event: 'item.create:after',
  collection: 'tags',
  item: '7',
  attempt: 2,
  status: 503,
  problem: null,
  took: 12,
  again: 1000,
};
const none = {
  at: null,
  event: '',
  collection: '',
  item: '',
  attempt: 1,
  status: null,
  problem: null,
  took: 0,
  again: null,
};

test.each([
  [call, call],
  [
    { ...call, at: 'yesterday', item: 7 },
    { ...call, at: null },
  ],
  [{ ...none, problem: '', status: '200' }, none],
  [{}, none],
  [null, none],
  ['text', none],
])('the call %j is read as %j [SET-05]', (raw, wanted) => expect(toWebhookCall(raw)).toEqual(wanted));
