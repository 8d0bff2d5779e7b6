import { bankRoutes } from '@driftig/contracts/bank/routes';
import type { AnswerOf } from '@driftig/contracts/core/route';

import { routeQuery } from '../../../api/queries/route-query.ts';

export type BankAccount = AnswerOf<typeof bankRoutes.listBankAccounts>[number];
export type Reconciled = AnswerOf<typeof bankRoutes.getBankReconciliation>;
export type BankLine = AnswerOf<typeof bankRoutes.listBankLines>[number];

export const bankAccountsQuery = routeQuery(bankRoutes.listBankAccounts, {});

export const reconciliationQuery = (id: string, date: string) =>
  routeQuery(bankRoutes.getBankReconciliation, { params: { id }, query: { date } });

/** The text of a line in a list; '–' for none. */
export const textOfLine = ({ text }: Pick<BankLine, 'text'>) => (text === '' ? '–' : text);
