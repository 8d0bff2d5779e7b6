import { orderRoutes } from '@driftig/contracts/orders/routes';
import { createCompany } from '@driftig/tests/support/company/company';
import { allPages } from '@driftig/tests/support/samples/pages';
import { storeRecords } from '@driftig/tests/support/company/records';
import { expect, test } from 'vitest';

test("the company's own enquiries are listed page by page, newest first", async () => {
  const [company, other] = await Promise.all([createCompany(), createCompany()]);
  await storeRecords(other.store, 'enquiries', 1);
  const ids = await storeRecords(company.store, 'enquiries', 130);
  const rows = await allPages<{ id: string }>(company.owner, orderRoutes.listEnquiries);
  expect(rows.map(({ id }) => id)).toEqual(ids.toReversed());
});
