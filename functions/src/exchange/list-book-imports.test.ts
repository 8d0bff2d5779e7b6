import { exchangeRoutes } from '@driftig/contracts/exchange/routes';
import { createBookImport } from '@driftig/tests/support/bookkeeping/book-imports';
import { createCompany } from '@driftig/tests/support/company/company';
import { expect, test } from 'vitest';

test("a company sees its own imports, and no other's", async () => {
  const [company, other] = [await createCompany(), await createCompany()];
  const id = await createBookImport(company);
  const seen = await company.owner.call(exchangeRoutes.listBookImports);
  expect(seen.json).toEqual([expect.objectContaining({ id, entries: 1, taken: 0, done: 0 })]);
  expect((await other.owner.call(exchangeRoutes.listBookImports)).json).toEqual([]);
  expect((await company.employee.call(exchangeRoutes.listBookImports)).status).toBe(403);
});
