import { AppError } from '@driftig/domain/errors';
import { expect, test } from 'vitest';

import { assertWellFormed } from './well-formed.ts';

function refusedFields(value: unknown): Record<string, string> {
  try {
    assertWellFormed(value);
  } catch (error) {
    if (error instanceof AppError) return { ...error.fields };
    throw error;
  }
  return {};
}

test('each text with half a character is told by its path, also the name of a field', () => {
  const value = { note: 'a\ud800', lines: [{ name: 'ok' }, { name: '\udc00' }], 'x\ud800': 1 };
  expect(Object.keys(refusedFields(value)).toSorted()).toEqual(['lines.1.name', 'note', 'x\ufffd']);
});

test('a refusal costs no more than its request: few errors, with short paths', () => {
  const many = Array.from({ length: 2800 }, () => '\ud800');
  const fields = refusedFields({ ['k'.repeat(20_000)]: many, ['\ud800'.repeat(9000)]: many });
  expect(Object.keys(fields).length).toBeLessThanOrEqual(20);
  expect(JSON.stringify(fields).length).toBeLessThan(8000);
});

test('a body that nests deeper than the stack is read', () => {
  let deep: unknown = '\ud800';
  for (let level = 0; level < 30_000; level += 1) deep = [deep];
  expect(Object.keys(refusedFields(deep))).toHaveLength(1);
});
