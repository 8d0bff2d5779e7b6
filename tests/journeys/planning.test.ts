import { planningRoutes } from '@driftig/contracts/planning/routes';
import { danishDate } from '@driftig/domain/dates';
import { beforeEach, describe, expect, test } from 'vitest';

import { createCompany, type TestCompany } from '../support/company/company.ts';
import { assign, createPeople, placeShift } from '../support/company/planning.ts';
import {
  address,
  actionsOf,
  button,
  dialog,
  dialogButton,
  expectAccessible,
  menuItem,
  openScreen,
  page,
  rowOf,
  setUpScreens,
} from '../support/browser/screen.ts';
import { expectToast } from '../support/browser/toasts.ts';

setUpScreens();
let company: TestCompany;
let people: readonly string[];
let id: string;

beforeEach(async () => {
  company = await createCompany({ plan: 'pro' });
  people = await createPeople(company, ['Ali Hassan', 'Freja Holm', 'Ida Krogh', 'Sara Winther']);
  ({ id } = await placeShift(company.owner, { orderTitle: 'Julefrokost' }));
});

const saved = 'Planen er gemt.';
const choose = (name: string) => dialogButton(`Tildel ${name}`).click();
const save = () => expectToast(page, saved, () => dialogButton('Gem plan').click());

/** Ali is on another order from noon until the middle of this one. */
async function bookAli(): Promise<void> {
  const [ali = ''] = people;
  const times = { orderTitle: 'Premiere', startTime: '12:00', endTime: '17:00' };
  const { id: other } = await placeShift(company.owner, times);
  await assign(company.owner, other, [ali], { neededEmployees: 1 });
}

describe.each([1440, 360])('at %i px', (width) => {
  test('three employees are planned, and the one who is elsewhere cannot be chosen', async () => {
    await bookAli();
    await openScreen('/order', { as: company.owner, width });
    await (await actionsOf('Julefrokost')).click();
    await menuItem('Planlæg medarbejdere').click();
    await dialog().getByText('Optaget på anden ordre').first().waitFor();
    await dialog().getByText('Premiere, kl. 12:00-17:00, overlapper med 3 t.').waitFor();
    await expect.poll(() => dialogButton('Tildel Ali Hassan').isDisabled()).toBe(true);
    await expectAccessible();

    await dialog().getByLabel('Medarbejdere, der skal bruges').fill('4');
    for (const name of ['Freja Holm', 'Ida Krogh']) await choose(name);
    // A click on the name is one on its button.
    await dialog().getByText('Sara Winther', { exact: true }).click();
    await dialog().getByText('3 af 4 tildelt').waitFor();
    await dialog().getByText('1 mangler').waitFor();
    await expectAccessible();
    await save();
    await rowOf('Julefrokost').getByText('3 af 4').waitFor();

    await openScreen('/order/1', { as: company.owner, width });
    await page.getByText('3 af 4, mangler 1').waitFor();
    await page.getByText('Ledig plads').waitFor();
    await expectAccessible();
    await page.getByText('Ledig plads').click();
    await dialogButton('Fjern Ida Krogh').click();
    await save();
    await page.getByText('2 af 4, mangler 2').waitFor();
  });

  test('a failed request shows an error, and can be retried', async () => {
    await openScreen('/order/1', { as: company.owner, width, hearsOthers: false });
    const path = (url: URL) => url.pathname === planningRoutes.getAvailableEmployees.path;
    await page.route(path, (route) => route.fulfill({ status: 400, json: {} }));
    await button('Planlæg').click();
    await dialog().getByText('Medarbejderne kunne ikke hentes.').waitFor();
    await expectAccessible();
    await page.unroute(path);
    await dialogButton('Prøv igen').click();
    await dialog().getByText('Ingen er tildelt endnu.').waitFor();
  });
});

test('planning an order that another user planned meanwhile is refused, and keeps the choice', async () => {
  const [, freja = ''] = people;
  await openScreen('/order/1', { as: company.owner, hearsOthers: false });
  await button('Planlæg').click();
  await choose('Sara Winther');
  await assign(company.administrator, id, [freja]);
  await dialogButton('Gem plan').click();
  await dialogButton('Hent det nyeste').click();
  await dialog().getByText('Du ser nu det nyeste.', { exact: false }).waitFor();
  await dialogButton('Fjern Freja Holm').waitFor();
  await expect.poll(() => dialogButton('Fjern Sara Winther').isVisible()).toBe(true);
  await save();
  await page.getByText('Sara Winther').first().waitFor();
  expect((await company.store.orders.getById(id)).planning?.assignedIds).toEqual([
    freja,
    people[3],
  ]);
});

test('a person who was booked elsewhere while the dialog stood open is named with the order', async () => {
  await openScreen('/order/1', { as: company.owner, hearsOthers: false });
  await button('Planlæg').click();
  await choose('Ali Hassan');
  await bookAli();
  await dialogButton('Gem plan').click();
  await dialog().getByText('Ali Hassan er på ordre 2 kl. 12:00-17:00.').waitFor();
  await dialog().getByText('Ali Hassan er to steder på én gang.').waitFor();
  expect((await company.store.orders.getById(id)).assignedEmployees).toBe(0);
});

test('the page of an order says who has too little rest before it', async () => {
  const [ali = '', freja = ''] = people;
  const { id: other } = await placeShift(company.owner, { startTime: '08:00', endTime: '14:00' });
  await assign(company.owner, other, [ali]);
  await assign(company.owner, id, [ali, freja]);
  await openScreen('/order/1', { as: company.owner });
  await page.getByText('Ali Hassan: ingen hvile før vagten.').waitFor();
  await expect.poll(() => page.getByText(/Freja Holm: /).count()).toBe(0);
  await expectAccessible();
});

test('the dashboard leads to an order of the next 14 days that lacks people', async () => {
  const today = danishDate(new Date().toISOString());
  const times = { orderTitle: 'Reception', startDate: today, endDate: today };
  const { id: soon } = await placeShift(company.owner, times);
  await assign(company.owner, soon, [], { neededEmployees: 2 });
  await openScreen('/dashboard', { as: company.owner });
  await page.getByText('1 ordre mangler folk de næste 14 dage').click();
  await page.getByText('0 af 2, mangler 2').waitFor();
  await expect.poll(async () => (await address()).pathname).toBe('/order/2');
});

test('closing the dialog or leaving for another order asks before a choice is lost', async () => {
  await bookAli();
  await openScreen('/order/1', { as: company.owner });
  await button('Planlæg').click();
  await choose('Sara Winther');
  await dialogButton('Luk').filter({ hasText: 'Luk' }).click();
  await page.getByText('Kasser det, du har valgt?').waitFor();
  await expectAccessible();
  await button('Bliv her').click();
  await dialogButton('Fjern Sara Winther').waitFor();
  await dialog().getByRole('link', { name: 'Åbn ordren' }).click();
  await page.getByText('Forlad siden uden at gemme?').waitFor();
  await button('Bliv her').click();
  await page.keyboard.press('Escape');
  await button('Kasser').click();
  await dialog().waitFor({ state: 'hidden' });
  expect((await company.store.orders.getById(id)).planning?.assignedIds ?? []).toEqual([]);
});
