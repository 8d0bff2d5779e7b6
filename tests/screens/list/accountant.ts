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

/** Mileage and diets, as bookkeeping decides and exports them. */
export const allowanceScreens: readonly Screen[] = [
  { name: 'allowances', path, act: press('Kørsel og diæter'), widths: [360, 1440] },
  {
    name: 'allowance-decide',
    path,
    act: inSequence(
      press('Kørsel og diæter'),
      press('Godkend eller afvis'),
      see(/Sådan er beløbet/),
    ),
    widths: [360, 1440],
  },
  {
    name: 'payroll',
    path,
    act: inSequence(
      press('Alle Udgifter'),
      press('Eksportér til løn'),
      see(/som en fil til Danløn/),
    ),
    widths: [360, 1440],
  },
];

/** A person's own. */
export const mileageScreens: readonly Screen[] = [
  { name: 'mileage', path: '/mileage', whole: true, widths: [360, 1440] },
  {
    name: 'mileage-drive',
    path: '/mileage',
    act: inSequence(press('Ny kørsel'), see('Formål')),
    widths: [360, 1440],
  },
  {
    name: 'mileage-diet',
    path: '/mileage',
    act: inSequence(press('Nye diæter'), see('Startdato')),
    widths: [360],
  },
];

/** For a company without receipts, expenses and trips. */
export const emptyAccountant: readonly Screen[] = [{ name: 'accountant-none', path, whole: true }];
