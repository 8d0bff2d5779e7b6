import { assertCursorOf, defaultPageSize, type CursorShape, type PageRequest } from './page.ts';

/** A list by date, newest first, of everything, of a year, of a month or of a status. */
export interface DatedFilter<Status extends string> extends PageRequest {
  readonly year?: number | undefined;
  readonly month?: number | undefined;
  readonly status?: Status | undefined;
}

/** 'yyyy-' or 'yyyy-mm-': the dates of a year or a month begin so. A month alone means no filter. */
export function datePrefix({ year, month }: Omit<DatedFilter<never>, 'status'>): string {
  if (year === undefined) return '';
  return month === undefined ? `${year}-` : `${year}-${String(month).padStart(2, '0')}-`;
}

/** How a page of such a list is asked for. Throws bad_input for a cursor that is not of this list. */
export function datedPage(partition: string, filter: DatedFilter<string>) {
  assertCursorOf(filter.cursor, datedCursor(partition, filter));
  return {
    limit: filter.limit ?? defaultPageSize,
    order: 'desc' as const,
    cursor: filter.cursor ?? null,
  };
}

/** What a cursor into such a list must look like. */
function datedCursor(partition: string, filter: DatedFilter<string>): CursorShape {
  const prefix = datePrefix(filter);
  const main = { pk: partition, sk: 'no#' };
  if (filter.status === undefined) return { ...main, gsi1pk: partition, gsi1sk: prefix };
  return { ...main, gsi2pk: `${partition}#${filter.status}`, gsi2sk: prefix };
}
