import { exchangeRoutes } from '@driftig/contracts/exchange/routes';
import { createCompany } from '@driftig/tests/support/company/company';
import { expect, test } from 'vitest';

test('the company has its name and no more of its settings than a file shows', async () => {
  const { owner, employee } = await createCompany();
  const { json, status } = await owner.call(exchangeRoutes.getExportCompany);
  expect(status).toBe(200);
  expect(Object.keys(json as object).toSorted()).toEqual(
    'accountnumber address bankname country cvr name regnumber town zipcode'.split(' '),
  );
  expect((await employee.call(exchangeRoutes.getExportCompany)).status).toBe(403);
});
