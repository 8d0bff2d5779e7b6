import { accountingRoutes } from '@driftig/contracts/accounting/routes';
import { createDraft } from '@driftig/tests/support/company/bookkeeping';
import { createCompany } from '@driftig/tests/support/company/company';
import { expect, test } from 'vitest';

const route = accountingRoutes.listAccountingDrafts;

test("drafts are listed by pages, highest number first, and no other company's", async () => {
  const [company, other] = await Promise.all([createCompany(), createCompany()]);
  await createDraft(other.owner);
  for (const description of ['Et', 'To', 'Tre']) await createDraft(company.owner, { description });
  const first = await company.owner.call(route, { query: { limit: '2' } });
  expect(first.json).toMatchObject([{ description: 'Tre' }, { description: 'To' }]);
  const cursor = first.headers['x-next-cursor'] ?? '';
  const second = await company.owner.call(route, { query: { limit: '2', cursor } });
  expect(second.json).toMatchObject([{ description: 'Et' }]);
  expect((await other.owner.call(route, { query: { cursor } })).status).toBe(400);
});
