import { getBookingForm, newSlug, openBookingForm } from '@driftig/tests/support/company/booking';
import { createCompany } from '@driftig/tests/support/company/company';
import { changeCompany } from '@driftig/tests/support/company/plan';
import { expect, test } from 'vitest';

test('a visitor sees whose form it is and what it says, and nothing else of the company', async () => {
  const company = await createCompany({ companyName: 'Nordlys Event ApS' });
  const slug = await openBookingForm(company, { introduction: 'Fortæl os om jeres fest.' });
  const { status, json } = await getBookingForm(slug);
  expect([status, json]).toEqual([
    200,
    {
      companyName: 'Nordlys Event ApS',
      logo: '',
      phone: '86123456',
      email: company.owner.user.email,
      town: 'Aarhus C',
      introduction: 'Fortæl os om jeres fest.',
    },
  ]);
});

test('capitals in the address are read as small letters', async () => {
  const slug = await openBookingForm(await createCompany());
  expect((await getBookingForm(slug.toUpperCase())).status).toBe(200);
});

test('a closed form, a suspended company and an unknown address are answered alike', async () => {
  const [closed, suspended] = [await createCompany(), await createCompany()];
  const closedSlug = await openBookingForm(closed, { open: false });
  const suspendedSlug = await openBookingForm(suspended);
  await changeCompany(suspended.companyId, { suspended: true });
  const answers: object[] = [];
  for (const slug of [newSlug(), closedSlug, suspendedSlug, '../admin', 'x', ' ', '%00']) {
    const { status, json } = await getBookingForm(slug);
    const { requestId: _, ...answer } = json as Record<string, unknown>;
    answers.push({ status, ...answer });
  }
  expect(answers[0]).toMatchObject({ status: 404, code: 'not_found' });
  expect(answers).toEqual(answers.map(() => answers[0]));
});
