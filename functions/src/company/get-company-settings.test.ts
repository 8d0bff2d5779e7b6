import { companyRoutes } from '@driftig/contracts/company/routes';
import { createCompany } from '@driftig/tests/support/company/company';
import { expect, test } from 'vitest';

test('the first element has the settings and the next free invoice number', async () => {
  const { administrator } = await createCompany();
  const { json } = await administrator.call(companyRoutes.getCompanySettings);
  expect(json).toEqual([
    expect.objectContaining({
      gcompanyname: 'Prøve ApS',
      gcvr: '13748136',
      regnumber: '1234',
      kontonumber: '0012345678',
      invoiceactualnumber: 1,
      depprice: 0,
      tax: 25,
      currency: 'DKK',
      version: 1,
    }),
  ]);
});

test('employees may not read them', async () => {
  const { employee } = await createCompany();
  expect((await employee.call(companyRoutes.getCompanySettings)).status).toBe(403);
});
