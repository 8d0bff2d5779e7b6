import type { Table } from '@driftig/data/core/client';
import { danishDate } from '@driftig/domain/dates';
import { recountSpending } from '@driftig/data/accounting/spending-recount';
import type { StoredCompany } from '@driftig/data/company/company.entities';
import { tenantRepository } from '@driftig/data/company/tenants.repository';
import { backfillCurrencies } from '@driftig/data/invoices/currency-backfill';
import { backfillCustomers } from '@driftig/data/invoices/customer-backfill';
import { recountLedger } from '@driftig/data/ledger/ledger-recount';
import { backfillMonthOrders } from '@driftig/data/planning/month-orders-backfill';
import { backfillReceipts } from '@driftig/data/records/listed-backfill';
import { backfillMonthAbsences } from '@driftig/data/vacation/month-absences-backfill';
import { moveOldHours } from '@driftig/data/time/hours-move';

import { storeOf } from './tools.ts';

/** Brings one company's data up to date, and says what it did. Safe to run again, and while people work. */
type Backfill = (table: Table, company: StoredCompany, now: string) => Promise<string>;

/** By the name of the command. */
export const backfills: ReadonlyMap<string, Backfill> = new Map<string, Backfill>([
  [
    'customers',
    async (table, { companyId }) => {
      const { invoices, orders, events } = await backfillCustomers(table, companyId);
      return `${invoices} fakturaer, ${orders} ordrer, ${events} hændelser`;
    },
  ],
  // Product H11.
  [
    'currencies',
    async (table, { companyId }) => `${await backfillCurrencies(table, companyId)} fakturaer`,
  ],
  // Product K26.
  [
    'calendar',
    async (table, { companyId }, now) => {
      const orders = await backfillMonthOrders(table, companyId);
      const years = await backfillMonthAbsences(table, companyId, danishDate(now));
      return `${orders} ordrer, ${years} års fravær`;
    },
  ],
  // Product B22 and B38.
  [
    'receipts',
    async (table, { companyId }) => {
      const count = await backfillReceipts(table, companyId);
      const sums = await recountSpending(table, companyId);
      return `${count} kvitteringer, ${sums} summer af forbruget`;
    },
  ],
  // Product B54.
  [
    'ledger',
    async (table, { companyId }) => {
      const { months, vatLines } = await recountLedger(table, companyId);
      return `${months} måneder rettet, ${vatLines} momslinjer`;
    },
  ],
  // Product T14.
  [
    'hours',
    async (table, company, now) => {
      const store = storeOf(table, company, now);
      return `${await moveOldHours(table, company.companyId, store)} tidsregistreringer`;
    },
  ],
]);

/** A line for each company. */
export async function inEachCompany(
  table: Table,
  now: string,
  backfill: Backfill,
): Promise<string[]> {
  const lines: string[] = [];
  for (const company of await tenantRepository(table).list())
    lines.push(`${company.settings.companyName}: ${await backfill(table, company, now)}`);
  return lines.length === 0 ? ['Ingen virksomheder endnu.'] : lines;
}
