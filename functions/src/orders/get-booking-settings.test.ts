import { orderRoutes } from '@driftig/contracts/orders/routes';
import { openBookingForm } from '@driftig/tests/support/company/booking';
import { createCompany } from '@driftig/tests/support/company/company';
import { expect, test } from 'vitest';

test('a company that never saved the form has it closed, with a slug made of its name', async () => {
  const { administrator } = await createCompany({ companyName: 'Søs & Co. ApS' });
  const { json } = await administrator.call(orderRoutes.getBookingSettings);
  expect(json).toEqual({
    open: false,
    slug: '',
    suggestion: 'soes-co',
    introduction: '',
    version: 0,
  });
});

test("only the company's own managers see what was saved", async () => {
  const [company, other] = [await createCompany(), await createCompany()];
  const slug = await openBookingForm(company, { introduction: 'Hej' });
  const { json } = await company.administrator.call(orderRoutes.getBookingSettings);
  expect(json).toMatchObject({ open: true, slug, introduction: 'Hej', version: 1 });
  const seen = await other.owner.call(orderRoutes.getBookingSettings);
  expect(seen.json).toMatchObject({ open: false, slug: '', version: 0 });
  expect((await company.employee.call(orderRoutes.getBookingSettings)).status).toBe(403);
});
