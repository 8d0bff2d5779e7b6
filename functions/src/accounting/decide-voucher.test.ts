import { accountingRoutes } from '@driftig/contracts/accounting/routes';
import {
  createTrip,
  createVoucher,
  decideVoucher,
  editVoucher,
  tripOf,
} from '@driftig/tests/support/company/bookkeeping';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { createReceipt, decideReceipt } from '@driftig/tests/support/company/receipts';
import { holdCommitsUntil } from '@driftig/tests/support/stack/commit-barrier';
import { statusesOf } from '@driftig/tests/support/stack/statuses';
import { beforeEach, expect, onTestFinished, test } from 'vitest';

import { services } from '../pipeline/services.ts';

let company: TestCompany;
let id: string;
beforeEach(async () => {
  company = await createCompany();
  ({ id } = await createVoucher(company.owner));
});

const rows = async () =>
  (await company.owner.call(accountingRoutes.listAccountingReceipts)).json as Record<
    string,
    unknown
  >[];

test('the figures that were seen are the ones decided on (409 for older ones)', async () => {
  await editVoucher(company.owner, id, { amount: '100' });
  expect((await decideVoucher(company.owner, id, 3, 1)).status).toBe(409);
  expect((await decideVoucher(company.owner, id, 3, 2)).json).toEqual({
    message: 'Kvitteringen er godkendt.',
  });
  expect((await decideVoucher(company.owner, id, 3)).json).toMatchObject({ code: 'conflict' });
});

test.each([0, 1, 4, 'x', null])('the decision %j is refused (400)', async (status) => {
  expect((await decideVoucher(company.owner, id, status)).status).toBe(400);
});

test('accepting on one page and rejecting on another: one wins', async () => {
  await company.owner.session();
  onTestFinished(holdCommitsUntil(services().table, 2));
  const answers = await Promise.all([
    decideVoucher(company.owner, id, 3),
    decideReceipt(company.owner, id, 2),
  ]);
  expect(statusesOf(answers)).toEqual([200, 409]);
});
test('a rejected voucher leaves the sum of its trip, but not the trip', async () => {
  const trip = await createTrip(company);
  await editVoucher(company.owner, id, { tripId: trip.id });
  await decideVoucher(company.owner, id, 2);
  expect(await tripOf(company, trip.id)).toMatchObject({ links: 1, receiptTotal: 0 });
});

test('a receipt of /receipts is a voucher of bookkeeping', async () => {
  const { id: other } = await createReceipt(company.owner, { price: '50' });
  expect((await decideVoucher(company.owner, other, 3)).status).toBe(200);
  expect((await rows()).find((row) => row['id'] === other)).toMatchObject({ price: 50, status: 3 });
});

test("another company's voucher is answered with 404, and waits as before", async () => {
  const { owner } = await createCompany();
  expect((await decideVoucher(owner, id, 3)).status).toBe(404);
  expect(await rows()).toMatchObject([{ version: 1, status: 0 }]);
});
