import { expect, test } from 'vitest';

import { assertClean, ownerOfKey, scanStateOf } from './file-scan.ts';

test('only a file in which nothing was found is clean', () => {
  expect(scanStateOf('NO_THREATS_FOUND')).toBe('clean');
  expect(scanStateOf('THREATS_FOUND')).toBe('refused');
  for (const result of ['UNSUPPORTED', 'ACCESS_DENIED', 'FAILED', 'SOMETHING_NEW', ''])
    expect(scanStateOf(result)).toBe('unreadable');
});

test('only a clean file is shown; others say why not', () => {
  expect(() => assertClean('clean')).not.toThrow();
  const refusal = (code: string) => expect.objectContaining({ code });
  expect(() => assertClean(undefined)).toThrow(refusal('file_waits'));
  expect(() => assertClean('refused')).toThrow(refusal('file_refused'));
  expect(() => assertClean('unreadable')).toThrow(refusal('file_refused'));
});

test('a key names its company and its file', () => {
  expect(ownerOfKey('c/01ABC/receipts/r1')).toEqual({ companyId: '01ABC', name: 'receipts/r1' });
  for (const other of [
    '',
    'c/01ABC',
    'x/01ABC/receipts/r1',
    'x/c/01ABC/r1',
    'c//receipts/r1',
    'c/a b/r1',
  ])
    expect(ownerOfKey(other)).toBeUndefined();
});
