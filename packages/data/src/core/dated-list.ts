import { assertCursorOf, defaultPageSize, type CursorShape, type PageRequest } from './page.ts';

/** A list by date, newest first; filtered by year, by year and month, or by status. */
export interface DatedFilter<Status extends string> extends PageRequest {
  readonly year?: number | undefined;
  readonly month?: number | undefined;
  readonly status?: Status | undefined;
}

/** The prefix of the dates of a year or a month, 'yyyy-' or 'yyyy-mm-'; '' without a year. */
export function datePrefix({ year, month }: Omit<DatedFilter<never>, 'status'>): string {
  if (year === undefined) return '';
  return month === undefined ? `${year}-` : `${year}-${String(month).padStart(2, '0')}-`;
}

/** Query options for a page of such a list. Throws bad_input for a cursor of another list. */
export function datedPage(partition: string, filter: DatedFilter<string>) {
  assertCursorOf(filter.cursor, datedCursor(partition, filter));
  return {
    limit: filter.limit ?? defaultPageSize,
    order: 'desc' as const,
    cursor: filter.cursor,
  };
}

interface OfCustomer {
  readonly companyId: string;
  readonly customerId: string;
  readonly table: 'order' | 'invoice';
}

/** Query options for a page of a customer's orders or invoices, the last first. */
export function customerPage({ companyId, customerId, table }: OfCustomer, page: PageRequest) {
  assertCursorOf(page.cursor, {
    pk: `c#${companyId}#${table}`,
    sk: 'no#',
    gsi3pk: `c#${companyId}#cu#${customerId}`,
    gsi3sk: `${table[0]}#`,
  });
  return {
    limit: page.limit ?? defaultPageSize,
    order: 'desc' as const,
    cursor: page.cursor,
  };
}

function datedCursor(partition: string, filter: DatedFilter<string>): CursorShape {
  const prefix = datePrefix(filter);
  const main = { pk: partition, sk: 'no#' };
  if (filter.status === undefined) return { ...main, gsi1pk: partition, gsi1sk: prefix };
  return { ...main, gsi2pk: `${partition}#${filter.status}`, gsi2sk: prefix };
}
