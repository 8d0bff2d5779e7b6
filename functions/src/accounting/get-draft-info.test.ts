import { accountingRoutes } from '@driftig/contracts/accounting/routes';
import { createDraft } from '@driftig/tests/support/company/bookkeeping';
import { createCompany } from '@driftig/tests/support/company/company';
import { expect, test } from 'vitest';

const route = accountingRoutes.getDraftInfo;

test('a draft without a file has an empty address', async () => {
  const { owner } = await createCompany();
  const { id } = await createDraft(owner);
  expect((await owner.call(route, { params: { id } })).json).toEqual({ file_path: '' });
});

test("another company's draft is not found (404)", async () => {
  const [company, other] = await Promise.all([createCompany(), createCompany()]);
  const { id } = await createDraft(other.owner);
  expect((await company.owner.call(route, { params: { id } })).status).toBe(404);
});
