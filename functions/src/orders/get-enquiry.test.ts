import { orderRoutes } from '@driftig/contracts/orders';
import { createCompany } from '@driftig/tests/support/company';
import { filledFields, storeRecords } from '@driftig/tests/support/records';
import { expect, test } from 'vitest';

test('an enquiry is shown with all that was asked; of another company it is not found', async () => {
  const [company, other] = await Promise.all([createCompany(), createCompany()]);
  const [orderid = ''] = await storeRecords(company.store, 'enquiries', 1);
  const ask = (who = company) => who.owner.call(orderRoutes.getEnquiry, { query: { orderid } });
  expect((await ask()).json).toEqual({ id: orderid, version: 1, ...filledFields('enquiries') });
  expect((await ask(other)).status).toBe(404);
});
