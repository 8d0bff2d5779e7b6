import type { dashboardRoutes } from '@driftig/contracts/dashboard/routes';
import type { AnswerOf } from '@driftig/contracts/core/route';
import { mainCurrency } from '@driftig/domain/aggregates';
import { amountsOf, amountsText } from '@driftig/domain/currencies';
import { currencyWord, formatOneDecimal } from '@driftig/domain/format';

import { paths } from '../../paths.ts';
import { texts } from './texts.ts';

type Info = AnswerOf<typeof dashboardRoutes.getDashboard>;

type FigureId = 'revenue' | 'invoiceCount' | 'unpaid' | 'overdue' | 'orderCount' | 'employeeCount';

export interface Figure {
  readonly id: FigureId;
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

/** With one decimal: kroner first, then the other currencies, and none of 0 unless all are. */
function revenues(
  kroner: string,
  others: Info['otherCurrencies'],
  figure: 'revenue' | 'revenueLastYear',
  own: string,
): string[] {
  const none = formatOneDecimal(0);
  const written = [
    { currency: mainCurrency, sum: kroner },
    ...others.map((other) => ({ currency: other.currency, sum: formatOneDecimal(other[figure]) })),
  ].filter(({ sum }) => sum !== none);
  const shown = written.length === 0 ? [{ currency: own, sum: none }] : written;
  return shown.map(({ currency, sum }) => `${sum} ${currencyWord(currency)}`);
}

function invoiceFigures(info: Info, year: number, currency: string): readonly Figure[] {
  const list = `${paths.invoices}?year=${year}`;
  const before = (value: string | number) => texts.before(year - 1, String(value));
  const others = info.otherCurrencies;
  const inAll = (figure: 'unpaidAmount' | 'overdueAmount') =>
    amountsText(amountsOf(info, figure), currency);
  const [revenue = '', ...more] = revenues(info.revenueText, others, 'revenue', currency);
  const lastYear = revenues(info.lastYear.revenueText, others, 'revenueLastYear', currency);
  return [
    {
      id: 'revenue',
      label: texts.revenue,
      value: revenue,
      caption: [...more.map((one) => `+ ${one}`), before(lastYear.join(' + '))].join(' · '),
      to: list,
    },
    {
      id: 'invoiceCount',
      label: texts.invoices,
      value: info.invoiceCount,
      caption: before(info.lastYear.invoiceCount),
      to: list,
    },
    {
      id: 'unpaid',
      label: texts.unpaid,
      value: info.unpaidCount,
      caption: inAll('unpaidAmount'),
      to: `${list}&pay=unpaid`,
    },
    {
      id: 'overdue',
      label: texts.overdue,
      value: info.overdueCount,
      caption: inAll('overdueAmount'),
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
      id: 'orderCount',
      label: texts.orders,
      value: info.orderCount,
      caption: texts.before(year - 1, String(info.lastYear.orderCount)),
      to: `${paths.orders}?year=${year}`,
    },
    {
      id: 'employeeCount',
      label: texts.employees,
      value: info.employeeCount,
      caption: texts.employeesNow,
      to: paths.team,
    },
  ];
}
