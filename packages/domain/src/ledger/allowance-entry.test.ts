import { expect, test } from 'vitest';

import { dietOf, driveOf } from '../accounting/allowances/allowance.samples.ts';
import { entryOfAllowance } from './allowance-entry.ts';

const chart = [
  { id: 'cost', number: 5400, standardNumber: 2895 },
  { id: 'owed', number: 7860, standardNumber: 7860 },
];
const approved = { status: 'approved' } as const;

test.each([driveOf(approved), dietOf(approved)])(
  'approved $kind is owed to the employee without VAT (product B69)',
  (row) => {
    const { entry, accountIds } = entryOfAllowance(row, chart, 'mette');
    expect(entry.lines.map(({ account, amount, vatCode }) => [account, amount, vatCode])).toEqual([
      [5400, row.amount, ''],
      [7860, -row.amount, ''],
    ]);
    expect(entry.source).toEqual({ kind: 'mileage', id: row.id, event: 'posted.1' });
    expect(entry.text).toContain(row.name);
    expect(accountIds).toEqual(['cost', 'owed']);
  },
);

test.each([
  ['waits', driveOf({}), 'Den er ikke godkendt og kan ikke bogføres.'],
  ['is denied', driveOf({ status: 'rejected' }), 'Den er ikke godkendt og kan ikke bogføres.'],
  ['is posted', driveOf({ ...approved, voucher: 12 }), 'Det er allerede bogført som bilag 12.'],
  ['has no amount', { ...driveOf(approved), amount: 0 }, 'Beløbet er 0 og bogføres ikke.'],
])('one that %s is refused', (_, row, message) => {
  expect(() => entryOfAllowance(row, chart, 'mette')).toThrow(message);
});

test('a chart without the account is refused by its name', () => {
  expect(() => entryOfAllowance(driveOf(approved), chart.slice(1), 'mette')).toThrow(
    'Kontoplanen mangler standardkonto 2895 til kørsel og diæter. Opret den under Kontoplan.',
  );
});
