import { dashboardRoutes } from '@driftig/contracts/dashboard/routes';
import { recordRoutes } from '@driftig/contracts/records/routes';
import { createCompany, type Caller } from '@driftig/tests/support/company/company';
import { saveSettings } from '@driftig/tests/support/company/company-settings';
import { issue } from '@driftig/tests/support/company/invoices';
import { pngFile, sendLogo } from '@driftig/tests/support/files/pictures';
import { expect, test } from 'vitest';

const stepsOf = async (caller: Caller) => (await caller.call(dashboardRoutes.getFirstSteps)).json;

test('each step is ticked by existing data, for every user of the company', async () => {
  const company = await createCompany();
  const { owner, administrator } = company;
  const holm = {
    company: 'Holm & Søn ApS',
    fullname: 'Bo Holm',
    zipcode: '8000',
    town: 'Aarhus C',
  };
  await saveSettings(company, { kontonumber: '' });
  expect(await stepsOf(owner)).toMatchObject({ bank: false, logo: false, customer: null });

  await saveSettings(company);
  await sendLogo(owner, pngFile(20, 20));
  await owner.call(recordRoutes.createRecord, { body: { dType: 'customers', ...holm } });
  expect(await stepsOf(administrator)).toEqual({
    bank: true,
    logo: true,
    customer: {
      company: 'Holm & Søn ApS',
      name: 'Bo Holm',
      address: '',
      zipcode: '8000',
      town: 'Aarhus C',
      country: '',
      cvr: '',
    },
    invoice: false,
    colleague: expect.any(String),
  });

  await issue(owner);
  expect(await stepsOf(owner)).toMatchObject({ invoice: true });
});

test('data of another company ticks nothing', async () => {
  const [one, other] = await Promise.all([createCompany(), createCompany()]);
  await issue(other.owner);
  await other.owner.call(recordRoutes.createRecord, {
    body: { dType: 'customers', company: 'Holm & Søn ApS' },
  });
  expect(await stepsOf(one.owner)).toMatchObject({ customer: null, invoice: false, logo: false });
});
