import { accountingRoutes } from '@driftig/contracts/accounting/routes';
import { createCompany } from '@driftig/tests/support/company/company';
import { renewAddress } from '@driftig/tests/support/stack/receipt-mails';
import { expect, test } from 'vitest';

const { getReceiptAddress } = accountingRoutes;

test('there is no address until one is made', async () => {
  const { owner } = await createCompany();
  expect((await owner.call(getReceiptAddress)).json).toEqual({ address: '', available: true });
});

test("another company's address is not shown", async () => {
  const [company, other] = [await createCompany(), await createCompany()];
  await renewAddress(other.owner);
  expect((await company.owner.call(getReceiptAddress)).json).toMatchObject({ address: '' });
});

test('an employee without bookkeeping does not see it (403)', async () => {
  const { employee } = await createCompany();
  expect((await employee.call(getReceiptAddress)).status).toBe(403);
});
