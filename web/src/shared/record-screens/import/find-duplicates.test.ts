import { recordTypes } from '@driftig/contracts/records/record-types';
import { expect, test } from 'vitest';

import type { CheckedLine } from './check-lines.ts';
import { findDuplicates } from './find-duplicates.ts';

const { customers, products } = recordTypes;
const record = (fields: object) => ({ id: 'a', version: 1, ...fields });

/** Lines of a file; the first one below the headings is line 2. */
const file = (...lines: readonly Readonly<Record<string, string>>[]): readonly CheckedLine[] =>
  lines.map((fields, index) => ({ number: index + 2, fields, content: '', faults: [] }));

const duplicates = (...args: Parameters<typeof findDuplicates>) => [
  ...findDuplicates(...args).keys(),
];

test('a line is a duplicate where the list has its name, also in another spelling', () => {
  const rows = [record({ name: 'Telt 9 × 15 m' }), record({ name: 'Øl' })];
  const lines = file({ name: ' TELT 9 ×  15 m' }, { name: 'Telt 9 × 12 m' }, { name: 'øl' });
  expect(duplicates(products, rows, lines)).toEqual([2, 4]);
});

test('only the first of equal lines is new', () => {
  const lines = file({ name: 'Stol' }, { name: 'Bord' }, { name: 'Stol' }, { name: 'stol' });
  expect(duplicates(products, [], lines)).toEqual([4, 5]);
});

test('a private customer is identified by the person', () => {
  const rows = [record({ company: '', fullName: 'Per Ågård' })];
  const lines = file({ fullName: 'Per Aagård' }, { company: 'Per Ågård' }, { fullName: 'Per' });
  expect(duplicates(customers, rows, lines)).toEqual([2, 3]);
});

test('a customer is identified by CVR number and e-mail as well', () => {
  const rows = [record({ company: 'Holm', cvr: '13748136', email: 'bo@holm.dk' })];
  const lines = file(
    { company: 'Holm & Søn', cvr: '13 74 81 36' },
    { company: 'Bo', email: 'Bo@Holm.dk' },
    { company: 'Kanel', cvr: '25450442' },
    { company: 'Café Kanel', cvr: '25450442' },
    { company: 'Uden noget' },
  );
  expect(duplicates(customers, rows, lines)).toEqual([2, 3, 5]);
});

test('an invalid line is no duplicate, and a later equal line is new', () => {
  const [faulty, good] = file({ name: 'Stol' }, { name: 'Stol' });
  const lines = [{ ...faulty, faults: [{ label: 'Pris', text: 'Nej.' }] }, good] as CheckedLine[];
  expect(duplicates(products, [], lines)).toEqual([]);
  expect(duplicates(products, [record({ name: 'Stol' })], lines)).toEqual([3]);
});

test('a duplicate names what it repeats: the record, or the earlier line', () => {
  const rows = [record({ company: 'Holm & Søn ApS', cvr: '13748136' })];
  const lines = file(
    { company: 'Holm', cvr: '13748136' },
    { company: 'Café Kanel' },
    { company: 'café kanel' },
  );
  expect(Object.fromEntries(findDuplicates(customers, rows, lines))).toEqual({
    2: 'Holm & Søn ApS',
    4: 'Linje 3',
  });
});
