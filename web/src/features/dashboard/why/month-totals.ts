import type { WhyAnswer } from '@driftig/contracts/core/why';
import type { dashboardRoutes } from '@driftig/contracts/dashboard/routes';
import type { AnswerOf } from '@driftig/contracts/core/route';
import { mainCurrency } from '@driftig/domain/aggregates';
import { whyOrderCount, whyRevenue } from '@driftig/domain/why/by-month';

import { paths } from '../../../paths.ts';
import { salesIn } from '../month-series.ts';
import { texts } from '../texts.ts';
import { monthsOf, sumOfMonths } from './links.ts';

type Sales = AnswerOf<typeof dashboardRoutes.getSalesByMonth>;
type Orders = AnswerOf<typeof dashboardRoutes.getOrdersByMonth>;

/** The revenue of a year by month, in each currency. */
export function whyYearsSales(months: Sales, year: number, own: string): WhyAnswer {
  const { currency, others } = salesIn(months, own);
  const valuesIn = (asked: string) =>
    months.map(({ month, value, otherCurrencies = [] }) => ({
      month,
      value:
        asked === mainCurrency
          ? value
          : (otherCurrencies.find((other) => other.currency === asked)?.value ?? 0),
    }));
  const answerIn = (asked: string) => {
    const values = valuesIn(asked);
    return whyRevenue(
      {
        title: texts.tableOf(texts.revenue, year),
        months: monthsOf(values, year, paths.invoices),
        amount: sumOfMonths(values),
      },
      asked,
    );
  };
  return { ...answerIn(currency), apart: others.map((other) => answerIn(other.currency)) };
}

/** The orders of a year by month. */
export const whyYearsOrders = (months: Orders, year: number): WhyAnswer =>
  whyOrderCount({
    title: texts.tableOf(texts.orders, year),
    months: monthsOf(months, year, paths.orders),
    amount: sumOfMonths(months),
  });
