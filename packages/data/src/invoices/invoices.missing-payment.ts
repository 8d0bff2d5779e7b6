import type { InvoiceStatus } from '@driftig/contracts/invoices/invoice-status';
import { largestNumber } from '@driftig/contracts/wire/wire-numbers';
import { openStatuses } from '@driftig/domain/invoices/status';

import type { Table } from '../core/client.ts';
import { datePrefix } from '../core/dated-list.ts';
import { readRows } from '../core/reads/read-page.ts';
import { invoiceEntity } from './invoices.entities.ts';
import { toListRow, type InvoiceFilter, type InvoiceListRow } from './invoices.rows.ts';
import { defaultPageSize, invalidCursorError, type Page } from '../core/page.ts';

/** A row's position in a list by date and number; the cursor of this list. */
function positionOf(row: InvoiceListRow): string {
  return `${row.date}.${String(row.number).padStart(9, '0')}`;
}

interface PositionRange {
  readonly lowest: { readonly date: string; readonly number: number };
  readonly highest: { readonly date: string; readonly number: number };
}

/** The range that a page of a list by date and number is in: its filter, below its cursor. */
function positionsBelow(filter: InvoiceFilter): PositionRange {
  const prefix = datePrefix(filter);
  const lowest = { date: `${prefix}${'0000-00-00'.slice(prefix.length)}`, number: 0 };
  if (filter.cursor === undefined) {
    const date = `${prefix}${'9999-99-99'.slice(prefix.length)}`;
    return { lowest, highest: { date, number: largestNumber } };
  }
  const [, date, number] = /^(\d{4}-\d\d-\d\d)\.(\d{9})$/.exec(filter.cursor) ?? [];
  if (date === undefined || !date.startsWith(prefix) || Number(number) === 0)
    throw invalidCursorError();
  return { lowest, highest: { date, number: Number(number) - 1 } };
}

/**
 * Missing payment (6): open invoices whose payment date is before `today`, newest first. Merges a
 * page of each open status, so it reads at most that much, and newer invoices not yet due. The
 * cursor is the position of the last row.
 */
export async function missingPaymentPage(
  table: Table,
  companyId: string,
  filter: InvoiceFilter,
  today: string,
): Promise<Page<InvoiceListRow>> {
  const range = positionsBelow(filter);
  const limit = filter.limit ?? defaultPageSize;
  const found = await Promise.all(openStatuses.map((status) => listOverdue(status, limit + 1)));
  const all = found.flat().toSorted((a, b) => positionOf(b).localeCompare(positionOf(a)));
  const rows = all.slice(0, limit);
  const last = rows.at(-1);
  return { rows, cursor: last && rows.length < all.length ? positionOf(last) : undefined };

  async function listOverdue(status: InvoiceStatus, count: number): Promise<InvoiceListRow[]> {
    const entity = invoiceEntity(table);
    const query = entity.query
      .byStatus({ companyId, status })
      .between(range.lowest, range.highest)
      .where((item, op) => `${op.lt(item.payDate, today)} AND ${op.gt(item.amountDue, 0)}`);
    return readRows(
      { table, entity },
      query,
      { order: 'desc', count, isFiltered: true },
      toListRow,
    );
  }
}
