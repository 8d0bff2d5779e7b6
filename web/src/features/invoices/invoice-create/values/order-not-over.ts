import type { InvoiceValues } from './form-values.ts';

type Dated = Pick<InvoiceValues, 'kind' | 'date' | 'orderStartDate' | 'orderEndDate'>;

/**
 * The order's last day, when an End invoice is dated before it (product D40): what it bills is not
 * delivered by then. Undefined when there is nothing to ask.
 */
export function lastDayAfter({ kind, date, orderStartDate, orderEndDate }: Dated) {
  const lastDay = orderEndDate || orderStartDate;
  return kind === 'final' && date < lastDay ? lastDay : undefined;
}
