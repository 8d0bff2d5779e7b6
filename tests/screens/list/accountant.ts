import { expenseRoutes } from '@driftig/contracts/accounting/expenses';
import { accountingReceiptRoutes } from '@driftig/contracts/accounting/receipts';

import { inventedReceipt, photograph } from '../../support/browser/receipt-photo.ts';
import { inSequence, press, pressInFront, see, seeDialog, seePage } from '../acts.ts';
import { failWith500, neverAnswer } from '../answers.ts';
import type { Act, Screen } from '../shot.ts';

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

const widths = [360, 1440] as const;
const at = (name: string, ...acts: readonly Act[]): Screen => ({
  name: `accountant-${name}`,
  path,
  widths,
  act: inSequence(...acts),
});
const openFirst =
  (list: string): Act =>
  async (page) => {
    await page
      .getByRole('dialog')
      .getByRole('list', { name: list, exact: true })
      .getByRole('button')
      .first()
      .click();
  };
const chooseReceipt: Act = async (page) => {
  const photo = await photograph(page, inventedReceipt);
  const form = page.getByRole('dialog').last();
  await form.locator('input[type=file]').first().setInputFiles(photo);
  await form.getByText('Tjek de felter, der er aflæst.').waitFor();
};

/** The dialogs of its shortcuts. */
export const accountantDialogs: readonly Screen[] = [
  at('vouchers', press('Receipts'), seeDialog('Kvitteringer')),
  at('voucher', press('Receipts'), openFirst('Kvitteringer')),
  at('voucher-form', press('Receipts'), pressInFront('Upload ny'), seeDialog('Opret nyt bilag')),
  at('voucher-read', press('Receipts'), pressInFront('Upload ny'), chooseReceipt),
  at('voucher-empty', press('Receipts'), pressInFront('Upload ny'), pressInFront('Upload bilag')),
  at('trips', press('Alle Rejser'), seeDialog('Alle Rejser')),
  at('trip', press('Alle Rejser'), openFirst('Alle Rejser')),
  at('trip-form', press('Alle Rejser'), pressInFront('Ny Rejse')),
  at('expenses', press('Alle Udgifter'), seeDialog('Alle Udgifter (uden bilag)')),
  at('expense', press('Alle Udgifter'), openFirst('Alle Udgifter (uden bilag)')),
  at('expense-form', press('Alle Udgifter'), pressInFront('Ny udgift')),
  at('drive-form', press('Kørsel og diæter'), pressInFront('Ny kørsel')),
  at('chart', press('Kontoplan'), seeDialog('Kontoplan')),
  at('drafts', press('Kladden'), seeDialog('Kladder')),
  at('draft-form', press('Kladden'), pressInFront('Opret nyt bilag')),
  at('import-receipts', press('Kladden'), pressInFront('Importer receipt')),
  at('import-expenses', press('Kladden'), pressInFront('Importer Expense')),
  at(
    'draft',
    press('Kladden'),
    pressInFront('Importer receipt'),
    pressInFront(/^Importer (?!receipt)/),
    see(/^Foreløbigt nr/),
  ),
];

/** For a company without receipts, expenses and trips. */
export const emptyAccountant: readonly Screen[] = [{ name: 'accountant-none', path, whole: true }];
