import type { customerOverviewRoutes } from '@driftig/contracts/records/customer-overview';
import type { AnswerOf } from '@driftig/contracts/core/route';
import { mainCurrency } from '@driftig/domain/aggregates';
import type { AmountIn } from '@driftig/domain/currencies';

export type Overview = AnswerOf<typeof customerOverviewRoutes.getCustomerOverview>;
export type AmountName = keyof Omit<Overview['otherCurrencies'][number], 'currency'>;

/** The figures of a customer that open to an answer; `months` are the last twelve. */
export type SumFigure = 'revenue' | 'months' | 'unpaid' | 'overdue' | 'credit';

/** A figure in each currency, kroner first. */
export const amountsOf = (overview: Overview, figure: AmountName): AmountIn[] => [
  { currency: mainCurrency, amount: overview[figure] },
  ...overview.otherCurrencies.map((other) => ({
    currency: other.currency,
    amount: other[figure],
  })),
];
