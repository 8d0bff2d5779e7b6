import { accountingReceiptRoutes } from '@driftig/contracts/accounting/receipts';
import type { AnswerOf } from '@driftig/contracts/core/route';
import { exportRoutes } from '@driftig/contracts/exchange/exports';

import { callPage } from '../../../api/client.ts';

export type ExportEntry = AnswerOf<typeof exportRoutes.listExportEntries>[number];

/** First and last day. */
interface Days {
  readonly from: string;
  readonly to: string;
}

/** Entries of a page: a few hundred with their lines are far from the size that an answer may have. */
const PAGE = 250;

/** All entries of a period, a page at a time, newest date first. */
export async function* entriesOf(days: Days, signal: AbortSignal): AsyncGenerator<ExportEntry[]> {
  let cursor: string | undefined;
  do {
    // One page after another: a page says where the next begins.
    // oxlint-disable-next-line no-await-in-loop
    const page = await callPage(
      exportRoutes.listExportEntries,
      { query: { ...days, limit: PAGE, ...(cursor !== undefined && { cursor }) } },
      { signal },
    );
    yield [...page.rows];
    cursor = page.nextCursor;
  } while (cursor !== undefined);
}

/** All customers, as the file lists them. */
export async function customersOf(signal: AbortSignal) {
  const customers: AnswerOf<typeof exportRoutes.listExportCustomers>[number][] = [];
  let cursor: string | undefined;
  do {
    // oxlint-disable-next-line no-await-in-loop
    const page = await callPage(
      exportRoutes.listExportCustomers,
      { query: { limit: 500, ...(cursor !== undefined && { cursor }) } },
      { signal },
    );
    customers.push(...page.rows);
    cursor = page.nextCursor;
  } while (cursor !== undefined);
  return customers;
}

/** The names of the shops of a period's posted receipts, some of them more than once. */
export async function shopsOf({ from, to }: Days, signal: AbortSignal): Promise<string[]> {
  const shops: string[] = [];
  let cursor: string | undefined;
  do {
    // oxlint-disable-next-line no-await-in-loop
    const page = await callPage(
      accountingReceiptRoutes.listAccountingReceipts,
      { query: { from, to, limit: 500, ...(cursor !== undefined && { cursor }) } },
      { signal },
    );
    const posted = page.rows.filter(({ voucher }) => voucher !== 0);
    shops.push(...posted.map(({ businessName }) => businessName));
    cursor = page.nextCursor;
  } while (cursor !== undefined);
  return shops;
}
