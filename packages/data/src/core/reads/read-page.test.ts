import { createCompany } from '@driftig/tests/support/company/company';
import {
  createExpense,
  createTrip,
  createVoucher,
} from '@driftig/tests/support/company/bookkeeping';
import { issue } from '@driftig/tests/support/company/invoices';
import { doneOrder, placeOrder } from '@driftig/tests/support/company/orders';
import { expect, test } from 'vitest';

import { expenseEntity } from '../../accounting/expenses.entities.ts';
import { tripEntity } from '../../accounting/trips.entities.ts';
import { invoiceEntity } from '../../invoices/invoices.entities.ts';
import { orderEntity } from '../../orders/orders.entities.ts';
import { recordEntity } from '../../records/records.entities.ts';
import { openTable } from '../client.ts';
import type { QueryResult } from '../page.ts';
import { readPage, readRows, type PageQuery } from './read-page.ts';

interface Listed extends PageQuery<object> {
  go(options?: object): Promise<QueryResult<object>>;
}

/** The names of a key come in any order. */
const keyIn = (cursor: string | null | undefined): unknown =>
  JSON.parse(Buffer.from(cursor ?? '', 'base64url').toString('utf8') || 'null');

test('a page has the rows and the cursor that ElectroDB gives, page after page', async () => {
  const company = await createCompany();
  const { companyId, owner } = company;
  const { id: tripId } = await createTrip(company);
  for (const date of ['2026-05-01', '2026-05-03', '2026-05-02'])
    await createExpense(company, { date, tripId });
  await createTrip(company);
  for (const date of ['01-05-2026', '02-05-2026'])
    await createVoucher(owner, { date, noFile: '1' }, { file: undefined });
  await doneOrder(owner);
  await placeOrder(owner, { orderDescription: '' });
  await placeOrder(owner, { orderDescription: 'Æ "{}"\nto linjer' });
  for (let count = 0; count < 3; count += 1) await issue(owner);
  const table = openTable(process.env['TABLE_NAME'] ?? '');
  const [expenses, trips, records] = [expenseEntity(table), tripEntity(table), recordEntity(table)];
  const [orders, invoices] = [orderEntity(table), invoiceEntity(table)];
  const ordersByDate = () =>
    orders.query
      .byDate({ companyId })
      .where((item, op) => `${op.notExists(item.invoiceNumber)} AND ${op.ne(item.number, 9)}`);
  const owed = () =>
    invoices.query
      .byNumber({ companyId })
      .where((item, op) => `${op.gt(item.amountDue, 0)} AND ${op.notExists(item.isDeposit)}`);
  const byDate = () =>
    expenses.query.byDate({ companyId }).between({ date: '2026-05-01' }, { date: '2026-05-03~' });
  const ofTrip = () => expenses.query.byTrip({ companyId, tripId }).begins({ date: '2026-05' });
  const all = () => trips.query.main({ companyId });
  const approved = () =>
    records.query
      .main({ companyId, type: 'receipts' })
      .where((item, op) => op.gte(item.version, 1));
  const lists: readonly (readonly [object, () => Listed])[] = [
    [expenses, byDate],
    [expenses, ofTrip],
    [trips, all],
    [records, approved],
    [orders, ordersByDate],
    [invoices, owed],
  ];
  for (const [entity, queryOf] of lists) {
    let cursor: string | undefined;
    let pages = 0;
    do {
      const expected = await queryOf().go({ limit: 2, order: 'desc', cursor: cursor ?? null });
      const options = { limit: 2, order: 'desc', cursor } as const;
      const page = await readPage({ table, entity }, queryOf(), options, (item) => item);
      expect(page.rows).toEqual(expected.data);
      expect(keyIn(page.cursor)).toEqual(keyIn(expected.cursor));
      ({ cursor } = page);
      pages += 1;
    } while (cursor !== undefined);
    expect(pages).toBeGreaterThan(1);
    const whole = await queryOf().go({ pages: 'all' });
    const inOrder = { order: 'asc' } as const;
    expect(await readRows({ table, entity }, queryOf(), inOrder, (item) => item)).toEqual(
      whole.data,
    );
    const first = { order: 'asc', count: 1 } as const;
    const [row] = whole.data;
    expect(await readRows({ table, entity }, queryOf(), first, (item) => item)).toEqual([row]);
  }
});
