import { expect, test } from 'vitest';

import { accountUses } from './account-use.ts';

const draft = (debitId: string, creditId: string) => ({ debitId, creditId });

test.each([
  ['a new draft', undefined, draft('a', 'b'), { a: 1, b: 1 }],
  ['a deleted draft', draft('a', 'b'), undefined, { a: -1, b: -1 }],
  ['another credit account', draft('a', 'b'), draft('a', 'c'), { b: -1, c: 1 }],
  ['exchanged accounts', draft('a', 'b'), draft('b', 'a'), {}],
  ['an import without accounts', undefined, draft('', ''), {}],
] as const)('%s', (_what, before, after, uses) => {
  expect(Object.fromEntries(accountUses(before, after))).toEqual(uses);
});
