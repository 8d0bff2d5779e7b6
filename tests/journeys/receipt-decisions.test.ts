import { receiptRoutes } from '@driftig/contracts/receipts/routes';
import { recordRoutes } from '@driftig/contracts/records/routes';
import { beforeEach, expect, test } from 'vitest';

import { createCompany, type TestCompany } from '../support/company/company.ts';
import { decideReceipt, createReceipt } from '../support/company/receipts.ts';
import {
  button,
  dialog,
  dialogButton,
  expectAccessible,
  hasFocus,
  openScreen,
  page,
  setUpScreens,
} from '../support/browser/screen.ts';
import { expectToast } from '../support/browser/toasts.ts';

setUpScreens();
let company: TestCompany;

beforeEach(async () => {
  company = await createCompany({ plan: 'pro' });
});

const press = (name: string) => dialogButton(name).click();
const focusedAlert = (hasText: string) => dialog().locator('[role=alert]:focus', { hasText });
const storedReceipts = async () =>
  (await company.owner.call(receiptRoutes.listReceipts)).json as { status: number }[];

test('approving a receipt that is approved already says so, shows its status and keeps the focus', async () => {
  const { id } = await createReceipt(company.owner);
  await openScreen(`/receipts?open=${id}`, { as: company.owner, hearsOthers: false });
  await dialog().getByRole('button', { name: 'Godkend' }).waitFor();
  await decideReceipt(company.owner, id, 1);
  await press('Godkend');
  await dialog().getByText('Kvitteringen er allerede godkendt.').waitFor();
  await dialog().getByText('Approved').waitFor();
  await expect.poll(() => dialog().getByRole('button', { name: 'Godkend' }).count()).toBe(0);
  await focusedAlert('Kvitteringen er allerede godkendt.').waitFor();
  await page.route('**/receipts/approve', (route) => route.abort());
  await press('Afvis');
  await focusedAlert('Fejl ved afvisning af kvittering').waitFor();
  await expectAccessible();
});

test('a price that was corrected meanwhile (409) is shown before the receipt is approved', async () => {
  const { id } = await createReceipt(company.owner);
  await openScreen(`/receipts?open=${id}`, { as: company.owner, hearsOthers: false });
  await dialog().getByText('348,75 kr.').waitFor();
  const body = { dType: 'receipts', price: 1250 };
  await company.owner.call(recordRoutes.updateRecord, { params: { id }, body });
  await press('Godkend');
  await dialog()
    .getByText(/^En anden har imens ændret: Beløb \(nu "1.250,00"\)/)
    .waitFor();
  await dialog().locator('dd').getByText('1.250,00 kr.').waitFor();
  expect(await storedReceipts()).toMatchObject([{ id, status: 0 }]);
  await expectAccessible();
  await page.route('**/receipts/approve', (route) => route.abort(), { times: 1 });
  await press('Godkend');
  await focusedAlert('Fejl ved godkendelse af kvittering').waitFor();
  await expectToast(page, 'Kvitteringen er godkendt.', () => press('Godkend'));
  await dialog().waitFor({ state: 'detached' });
  expect(await storedReceipts()).toMatchObject([{ id, status: 1, price: 1250 }]);
});

test('a receipt is opened and approved with the keyboard alone', async () => {
  const { id } = await createReceipt(company.owner);
  await openScreen('/receipts', { as: company.owner });
  await button('Byggecenter Nord').focus();
  await page.keyboard.press('Enter');
  await dialog().getByRole('button', { name: 'Godkend' }).waitFor();
  const onApprove = () => hasFocus(dialog().getByRole('button', { name: 'Godkend' }));
  for (let presses = 0; presses < 6 && !(await onApprove()); presses += 1)
    await page.keyboard.press('Tab');
  await expectToast(page, 'Kvitteringen er godkendt.', () => page.keyboard.press('Enter'));
  expect(await storedReceipts()).toMatchObject([{ id, status: 1 }]);
});

test('a user without the permission for bookkeeping has no receipts screen', async () => {
  await createReceipt(company.owner);
  await openScreen('/receipts', { as: company.administrator });
  await page.waitForURL((url) => url.pathname !== '/receipts');
  await page.getByRole('link', { name: 'Invoices' }).waitFor();
  await expect.poll(() => page.getByRole('link', { name: 'Receipts' }).count()).toBe(0);
});
