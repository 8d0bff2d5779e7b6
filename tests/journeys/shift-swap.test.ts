import { addDays } from '@driftig/domain/dates';
import { beforeEach, expect, test } from 'vitest';

import { today } from '../support/company/absences.ts';
import {
  addCaller,
  createCompany,
  type Caller,
  type TestCompany,
} from '../support/company/company.ts';
import { assign, placeShift } from '../support/company/planning.ts';
import { statusFor } from '../support/company/shifts.ts';
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

setUpScreens();
let company: TestCompany;
let sara: Caller;
let ali: Caller;
let firstNumber: number;
const first = addDays(today(), 7);
const second = addDays(today(), 9);

beforeEach(async () => {
  company = await createCompany({ plan: 'pro' });
  [sara, ali] = await Promise.all([addCaller(company, 'Sara'), addCaller(company, 'Ali')]);
  const on = (date: string, orderTitle: string) =>
    placeShift(company.owner, { startDate: date, endDate: date, orderTitle });
  const galla = await on(first, 'Galla');
  const fair = await on(second, 'Messe');
  firstNumber = galla.ordernumber;
  await assign(company.owner, galla.id, [sara.user.userId], { neededEmployees: 1 });
  await assign(company.owner, fair.id, [ali.user.userId], { neededEmployees: 1 });
});

const card = (name: string) => page.getByRole('listitem', { name }).filter({ visible: true });
const openDay = (as: Caller, date: string) =>
  openScreen(`/dashboard?date=${date}`, { as, width: 360 });

test('two employees swap shifts on a phone, and a manager approves it on the order', async () => {
  await openDay(sara, first);
  await card('Galla').getByRole('button', { name: 'Byt vagt' }).click();
  await dialog().getByRole('radio', { name: 'Ali: Messe' }).click();
  await expectAccessible();
  await expectToast(page, 'Dit forslag er sendt.', () => dialogButton('Foreslå bytte').click());
  await card('Galla').getByText('Ali har ikke svaret endnu.').waitFor();
  // The day and the time are one text, not three lines of a grid.
  await card('Galla')
    .getByText(/^\D{3} \d\d-\d\d-\d{4}, 14:00–20:00$/)
    .first()
    .waitFor();

  await openDay(ali, second);
  await card('Messe').getByText('vil bytte vagt').waitFor();
  await expectAccessible();
  await expectToast(page, 'Du har sagt ja.', () => button('Byt med Sara').click());

  await openScreen(`/order/${firstNumber}`, { as: company.owner, width: 1440 });
  await page.getByText('Sara og Ali vil bytte vagter').waitFor();
  await expectAccessible();
  await expectToast(page, 'Vagterne er byttet.', () => button('Godkend bytte').click());
  expect(await statusFor(ali, firstNumber, first)).toBe(7);
});
