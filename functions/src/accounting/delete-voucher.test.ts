import { accountingRoutes } from '@driftig/contracts/accounting/routes';
import { receiptRoutes } from '@driftig/contracts/receipts/routes';
import {
  createTrip,
  createVoucher,
  editVoucher,
  tripOf,
} from '@driftig/tests/support/company/bookkeeping';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { beforeEach, expect, test } from 'vitest';

let company: TestCompany;
let id: string;
beforeEach(async () => {
  company = await createCompany();
  ({ id } = await createVoucher(company.owner));
});

const remove = (who = company.owner) =>
  who.call(accountingRoutes.deleteVoucher, { params: { id } });

test('a deleted voucher leaves every list and call', async () => {
  expect((await remove()).json).toEqual({ message: 'Bilaget er slettet.' });
  const { owner } = company;
  expect((await owner.call(accountingRoutes.listAccountingReceipts)).json).toEqual([]);
  expect((await owner.call(receiptRoutes.listReceipts)).json).toEqual([]);
  expect((await owner.call(accountingRoutes.showVoucher, { params: { id } })).status).toBe(404);
  expect((await remove()).status).toBe(404);
});

test('a deleted voucher leaves its trip, which can be deleted then', async () => {
  const trip = await createTrip(company);
  await editVoucher(company.owner, id, { tripId: trip.id });
  await remove();
  expect(await tripOf(company, trip.id)).toMatchObject({ links: 0, receiptTotal: 0 });
});

test("another company's voucher is answered with 404, and stays", async () => {
  const { owner } = await createCompany();
  expect((await remove(owner)).status).toBe(404);
  const { json } = await company.owner.call(accountingRoutes.listAccountingReceipts);
  expect(json).toHaveLength(1);
});
