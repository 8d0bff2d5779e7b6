import type { dashboardRoutes } from '@driftig/contracts/dashboard/routes';
import type { AnswerOf } from '@driftig/contracts/core/route';
import { currencyWord, formatAmount } from '@driftig/domain/format';

import { paths } from '../../app/paths.ts';
import { texts } from './texts.ts';

type Info = AnswerOf<typeof dashboardRoutes.getDashboard>;

export interface Figure {
  readonly label: string;
  readonly value: string | number;
  readonly caption: string;
  /** Link to the filtered list. */
  readonly to: string;
  /** Marks a figure that needs attention. */
  readonly alarm?: boolean;
}

/** The labels of the six cards, for the skeleton. */
export const figureLabels: readonly string[] = [
  texts.revenue,
  texts.invoices,
  texts.unpaid,
  texts.overdue,
  texts.orders,
  texts.employees,
];

function invoiceFigures(info: Info, year: number, currency: string): readonly Figure[] {
  const list = `${paths.invoices}?year=${year}`;
  const revenue = (sum: string) => `${sum} ${currencyWord(currency)}`;
  const before = (value: string | number) => texts.before(year - 1, String(value));
  return [
    {
      label: texts.revenue,
      value: revenue(info.revenueText),
      caption: before(revenue(info.lastYear.revenueText)),
      to: list,
    },
    {
      label: texts.invoices,
      value: info.invoiceCount,
      caption: before(info.lastYear.invoiceCount),
      to: list,
    },
    {
      label: texts.unpaid,
      value: info.unpaidCount,
      caption: formatAmount(info.unpaidAmount, currency),
      to: `${list}&pay=unpaid`,
    },
    {
      label: texts.overdue,
      value: info.overdueCount,
      caption: formatAmount(info.overdueAmount, currency),
      to: `${list}&status=missingPayment`,
      alarm: info.overdueCount > 0,
    },
  ];
}

/** The six figures of a year. */
export function figuresOf(info: Info, year: number, currency: string): readonly Figure[] {
  return [
    ...invoiceFigures(info, year, currency),
    {
      label: texts.orders,
      value: info.orderCount,
      caption: texts.before(year - 1, String(info.lastYear.orderCount)),
      to: `${paths.orders}?year=${year}`,
    },
    {
      label: texts.employees,
      value: info.employeeCount,
      caption: texts.employeesNow,
      to: paths.team,
    },
  ];
}
