import { exchangeRoutes } from '@driftig/contracts/exchange/routes';
import { createCompany } from '@driftig/tests/support/company/company';
import { createCustomer } from '@driftig/tests/support/company/customers';
import { expect, test } from 'vitest';

test("customers are listed by their company's name; another company's are not", async () => {
  const [{ owner }, other] = [await createCompany(), await createCompany()];
  await createCustomer(other.owner, { company: 'En andens' });
  const id = await createCustomer(owner, { company: 'Aarhus Teater', town: 'Aarhus C' });
  const { json } = await owner.call(exchangeRoutes.listExportCustomers);
  expect(json).toMatchObject([{ id, name: 'Aarhus Teater', town: 'Aarhus C' }]);
});
