import { beforeEach, expect, test } from 'vitest';

import { applyAndApprove } from '../support/company/absences.ts';
import {
  addCaller,
  createCompany,
  type Caller,
  type TestCompany,
} from '../support/company/company.ts';
import { assign, placeShift, workingDay } from '../support/company/planning.ts';
import { act, statusFor } from '../support/company/shifts.ts';
import {
  button,
  dialog,
  dialogButton,
  expectAccessible,
  openScreen,
  page,
  setUpScreens,
} from '../support/browser/screen.ts';
import { expectToast } from '../support/browser/toasts.ts';

setUpScreens({ hearsOthers: true });
const { startDate: day } = workingDay;
let company: TestCompany;
let jonas: Caller;
let sara: Caller;
let number: number;
let orderId: string;

beforeEach(async () => {
  company = await createCompany({ plan: 'pro' });
  jonas = await addCaller(company, 'Jonas');
  sara = await addCaller(company, 'Sara');
  const order = await placeShift(company.owner);
  number = order.ordernumber;
  orderId = order.id;
  await assign(company.owner, order.id, [jonas.user.userId], { neededEmployees: 1 });
  await applyAndApprove(jonas, company.owner, { startdate: day, enddate: day });
});

test.each([1440, 360])('an absent person is replaced from the order at %i px', async (width) => {
  await openScreen(`/order/${number}`, { as: company.owner, width });
  await button('Find afløser for Jonas').click();
  await dialog().getByRole('checkbox', { name: 'Sara' }).waitFor();
  await dialog().getByText('Besked i appen. Den nævner ikke, at nogen er fraværende.').waitFor();
  await expectAccessible();
  await dialogButton('Ret').click();
  await dialog().getByRole('textbox').fill('Kan du hjælpe på festen?');
  await expectToast(page, 'Vagten er tilbudt', () => dialogButton('Spørg alle').click());
  expect(await statusFor(sara, number, day)).toBe(3);
  await dialog().getByRole('list', { name: 'Spurgt' }).getByText('Sendt').first().waitFor();
  await dialog()
    .getByText(/^Svarer ingen inden .* får du besked\.$/)
    .waitFor();
  await expectAccessible();
  expect((await act(sara, orderId, 3)).status).toBe(200);
  await dialog().getByText('Sara har taget vagten.').waitFor();
  await dialog().getByRole('list', { name: 'Spurgt' }).getByText('Ja', { exact: true }).waitFor();
});

test('the notification of an absence opens who can take the shift', async () => {
  await openScreen(`/order/${number}?replace=${jonas.user.userId}`, {
    as: company.owner,
    width: 1440,
  });
  await dialog().getByRole('checkbox', { name: 'Sara' }).waitFor();
  const heading = dialog().getByRole('heading').first();
  await expect.poll(() => heading.textContent()).toBe('Jonas er fraværende');
});
