import { orderRoutes } from '@driftig/contracts/orders/routes';
import { getBookingForm, newSlug, openBookingForm } from '@driftig/tests/support/company/booking';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { changeCompany } from '@driftig/tests/support/company/plan';
import { statusesOf } from '@driftig/tests/support/stack/statuses';
import { expect, test } from 'vitest';

const save = ({ administrator }: TestCompany, body: object) =>
  administrator.call(orderRoutes.updateBookingSettings, { body });

test('a form is opened, moved and closed, and each old address leads nowhere', async () => {
  const company = await createCompany();
  const [first, second] = [newSlug(), newSlug()];
  expect((await save(company, { open: true, slug: first })).json).toEqual({
    message: 'Bookingformularen er gemt.',
  });
  expect((await getBookingForm(first)).status).toBe(200);
  await save(company, { open: true, slug: second });
  expect((await getBookingForm(first)).status).toBe(404);
  expect((await getBookingForm(second)).status).toBe(200);
  await save(company, { open: false, slug: second });
  expect((await getBookingForm(second)).status).toBe(404);
});

test("another company's address is refused at its field, open or closed, until it is freed", async () => {
  const [company, other] = [await createCompany(), await createCompany()];
  const slug = await openBookingForm(company, { open: false });
  const refused = await save(other, { open: true, slug });
  expect(refused.status).toBe(409);
  expect(refused.json).toMatchObject({
    code: 'name_taken',
    fields: { slug: 'Adressen er optaget. Vælg en anden.' },
  });
  await save(company, { open: false });
  expect((await save(other, { open: true, slug })).status).toBe(200);
});

test('one of two companies that ask for the same address concurrently gets it', async () => {
  const companies = [await createCompany(), await createCompany(), await createCompany()];
  for (const { administrator } of companies) await administrator.session();
  const slug = newSlug();
  const answers = await Promise.all(companies.map((one) => save(one, { open: true, slug })));
  expect(statusesOf(answers)).toEqual([200, 409, 409]);
});

test('the second of two concurrent saves is refused (409)', async () => {
  const company = await createCompany();
  await company.administrator.session();
  const bodies = [newSlug(), newSlug()].map((slug) => ({ open: true, slug, version: 0 }));
  const answers = await Promise.all(bodies.map((body) => save(company, body)));
  expect(statusesOf(answers)).toEqual([200, 409]);
  const forms = await Promise.all(bodies.map(({ slug }) => getBookingForm(slug)));
  expect(statusesOf(forms)).toEqual([200, 404]);
});

test('an older version is refused', async () => {
  const company = await createCompany();
  const slug = await openBookingForm(company);
  expect((await save(company, { open: false, slug, version: 0 })).status).toBe(409);
  expect((await save(company, { open: false, slug, version: 1 })).status).toBe(200);
});

test.each([
  ['open without an address', { open: true }, 'slug'],
  ['an address of two letters', { open: true, slug: 'ab' }, 'slug'],
  ['capitals', { open: true, slug: 'Nordlys' }, 'slug'],
  ['a path', { open: true, slug: 'a/../b' }, 'slug'],
  ['an introduction without end', { open: false, introduction: 'x'.repeat(1001) }, 'introduction'],
  ['neither open nor closed', { slug: newSlug() }, 'open'],
])('%s is refused', async (_what, body, field) => {
  const answer = await save(await createCompany(), body);
  expect(answer.status).toBe(400);
  expect(Object.keys((answer.json as { fields: object }).fields)).toEqual([field]);
});

test('an employee and a suspended company change nothing', async () => {
  const company = await createCompany();
  const body = { open: true, slug: newSlug() };
  const asEmployee = await company.employee.call(orderRoutes.updateBookingSettings, { body });
  expect(asEmployee.status).toBe(403);
  await changeCompany(company.companyId, { suspended: true });
  expect((await save(company, body)).status).toBe(403);
});
