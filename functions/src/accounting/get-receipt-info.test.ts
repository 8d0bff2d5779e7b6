import { accountingRoutes } from '@driftig/contracts/accounting/routes';
import { createVoucher } from '@driftig/tests/support/company/bookkeeping';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { beforeEach, expect, test } from 'vitest';

let company: TestCompany;
let id: string;
beforeEach(async () => {
  company = await createCompany();
  ({ id } = await createVoucher(company.owner));
});

const info = (asked = id, who = company.owner) =>
  who.call(accountingRoutes.getReceiptInfo, { params: { id: asked } });

test('a voucher with a file answers the address that shows it', async () => {
  expect((await info()).json).toEqual({ file_path: `/securedtestrecipts/${id}` });
});

test('a voucher without a file answers an empty address', async () => {
  const bare = await createVoucher(company.owner, { noFile: '1' }, { file: undefined });
  expect((await info(bare.id)).json).toEqual({ file_path: '' });
});

test("another company's voucher is answered with 404", async () => {
  const { owner } = await createCompany();
  expect((await info(id, owner)).status).toBe(404);
});
