import type { customerOverviewRoutes } from '@driftig/contracts/records/customer-overview';
import type { AnswerOf } from '@driftig/contracts/core/route';

export type Overview = AnswerOf<typeof customerOverviewRoutes.getCustomerOverview>;
export type AmountName = keyof Omit<Overview['otherCurrencies'][number], 'currency'>;

/** The figures of a customer that open to an answer; `months` are the last twelve. */
export type SumFigure = 'revenue' | 'months' | 'unpaid' | 'overdue' | 'credit';
