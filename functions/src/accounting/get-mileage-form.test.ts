import { accountingRoutes } from '@driftig/contracts/accounting/routes';
import { createDrive } from '@driftig/tests/support/bookkeeping/allowances';
import { createTrip, tripOf } from '@driftig/tests/support/company/bookkeeping';
import { createCompany } from '@driftig/tests/support/company/company';
import { expect, test } from 'vitest';

test('the form remembers address and car of the last drive, and shows trips without sums', async () => {
  const company = await createCompany();
  const trip = await createTrip(company);
  await createDrive(company.employee);
  const { json } = await company.employee.call(accountingRoutes.getMileageForm);
  const { id, title, startDate, endDate } = await tripOf(company, trip.id);
  expect(json).toEqual({
    address: 'Skovvej 4, 8000 Aarhus C',
    registration: 'AB12345',
    trips: [{ id, title, startDate, endDate }],
  });
});
