import type { HoursOverview, HoursTable } from './hours-overview.types.ts';

/** A report of one table, all texts written out; `filters` says when it was made. */
export type PrintedReport = Pick<
  HoursOverview,
  'title' | 'company' | 'period' | 'filters' | 'continued' | 'isoDate' | 'note'
> & { readonly table: HoursTable };
