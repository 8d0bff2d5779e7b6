import { expenseRoutes } from '@driftig/contracts/accounting/expenses';
import { accountingReceiptRoutes } from '@driftig/contracts/accounting/receipts';

import { inSequence, press, see, seePage } from '../acts.ts';
import { failWith500, neverAnswer } from '../answers.ts';
import type { Screen } from '../shot.ts';

const path = '/accountant';
const { listAccountingReceipts } = accountingReceiptRoutes;
const { listExpenses } = expenseRoutes;

export const accountantScreens: readonly Screen[] = [
  { name: 'accountant', path, whole: true, act: see('I alt i perioden') },
];

export const accountantStates: readonly Screen[] = [
  {
    name: 'accountant-details',
    path,
    act: inSequence(press('Kabler og gaffatape'), see(/^Udgift fra /)),
  },
  {
    name: 'accountant-loading',
    path,
    before: neverAnswer(listAccountingReceipts, listExpenses),
    act: seePage('Bookkeeping'),
    waiting: true,
    whole: true,
  },
  {
    name: 'accountant-failed',
    path,
    before: failWith500(listAccountingReceipts),
    act: see('Listen kunne ikke hentes.'),
    whole: true,
  },
];

/** For a company without receipts, expenses and trips. */
export const emptyAccountant: readonly Screen[] = [{ name: 'accountant-none', path, whole: true }];
