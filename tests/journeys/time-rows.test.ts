import { timeRoutes } from '@driftig/contracts/time/routes';
import { addDays } from '@driftig/domain/dates';
import { mondayOf } from '@driftig/domain/weeks';
import { beforeEach, expect, test } from 'vitest';

import { createCompany, type TestCompany } from '../support/company/company.ts';
import { createProject, decideHours, ownHours, register, today } from '../support/company/hours.ts';
import {
  address,
  button,
  dialog,
  dialogButton,
  expectAccessible,
  openScreen,
  page,
  rowOf,
  setUpScreens,
} from '../support/browser/screen.ts';
import { expectToast } from '../support/browser/toasts.ts';
import { expectTouchable } from '../support/browser/touch.ts';

setUpScreens();
let company: TestCompany;
let projectId: string;

beforeEach(async () => {
  company = await createCompany();
  projectId = await createProject(company.owner, 'Lager og pakning');
});

/** The form, and not the filter of the same name. */
const form = () => page.locator('form').last();
const field = (name: string) => form().getByRole('textbox', { name, exact: true });
const menuItem = (name: string) => page.getByRole('menuitem', { name, exact: true });
const saved = 'Timerne er gemt.';

async function byRange() {
  const body = { flexEnabled: 1, timeMode: 'range', dailyStandard: 7.4 };
  await company.owner.call(timeRoutes.updateTimeSettings, { body });
}

test('by range a new row has 07:00 to 15:00, a break, and may end after midnight', async () => {
  const { employee } = company;
  await byRange();
  await openScreen('/timereg', { as: employee });
  await button('Opret').first().click();
  await expect.poll(() => field('Fra').inputValue()).toBe('07:00');
  await expect.poll(() => field('Til').inputValue()).toBe('15:00');
  await field('Pause (min.)').fill('30');
  await page.getByText('I alt 7,50 timer').waitFor();
  await field('Fra').fill('20:00');
  await field('Til').fill('02:00');
  await button(/^Projekt/).click();
  await page.getByRole('option', { name: /Lager og pakning/ }).click();
  await button('Gem').click();
  await page.getByText('Start/slut skal sættes korrekt (slut efter start).').waitFor();
  await page.getByText('Slutter vagten dagen efter? Så sæt flueben ved Over midnat.').waitFor();
  await expectAccessible();
  await page.getByRole('checkbox', { name: 'Over midnat' }).check();
  await page.getByText('I alt 5,50 timer').waitFor();
  await page.getByText(/^Start\/slut skal sættes korrekt/).waitFor({ state: 'detached' });
  await expectToast(page, saved, () => button('Gem').click());
  const { data } = await ownHours(employee, '1');
  expect(data.map(({ endtime, hours }) => [endtime, hours])).toEqual([
    ['02:00', 2],
    ['24:00', 3.5],
  ]);
});

test('hours that another user changed meanwhile show a message, and typed text is kept', async () => {
  const { employee, owner } = company;
  const entry = await register(employee, { projectId, date: today(), activity: 'Pakning' });
  await openScreen('/timereg', { as: employee, hearsOthers: false });
  await button(/^Rediger Lager/).click();
  await field('Timer').fill('6');
  const body = { date: today(), projectId, hours: 7.4, activity: 'Oprydning' };
  await owner.call(timeRoutes.updateTimeReport, { params: { id: entry.id }, body });
  await button('Gem').click();
  await page.getByText('En anden har ændret registreringen imens.').waitFor();
  await expectAccessible();
  await button('Hent det nyeste').click();
  await page.getByText(/^En anden har ændret: Aktivitet\./).waitFor();
  await expect.poll(() => field('Timer').inputValue()).toBe('6');
  await expectToast(page, saved, () => button('Gem').click());
  const { data } = await ownHours(employee);
  expect(data).toMatchObject([{ hours: 6, activity: 'Oprydning' }]);
});

test('hours that were approved meanwhile stay as a form with what was typed', async () => {
  const { employee, owner } = company;
  const entry = await register(employee, { projectId, date: today() });
  await openScreen('/timereg', { as: employee, hearsOthers: false });
  await button(/^Rediger Lager/).click();
  await field('Timer').fill('6');
  await decideHours(owner, entry.id, 2);
  await button('Gem').click();
  await page
    .getByRole('alert')
    .getByText(/allerede/)
    .waitFor();
  await expect.poll(() => field('Timer').inputValue()).toBe('6');
  await button('Annuller').click();
  await page.getByText(/^Ingen tidsregistreringer fundet/).waitFor();
});

test('a row that is not saved asks before another tab, and stays in another week', async () => {
  await openScreen('/timereg', { as: company.employee });
  await button('Opret').first().click();
  await field('Aktivitet').fill('Pakning');
  await button('Forrige uge').click();
  await expect
    .poll(async () => (await address()).searchParams.get('from'))
    .toBe(addDays(mondayOf(today()), -7));
  await expect.poll(() => field('Aktivitet').inputValue()).toBe('Pakning');
  await page.getByRole('tab', { name: 'Godkendt' }).click();
  await dialog().getByText('Forlad siden uden at gemme?').waitFor();
  await dialogButton('Bliv her').click();
  await expect.poll(() => field('Aktivitet').inputValue()).toBe('Pakning');
});

test('on a phone hours that wait are corrected to a shift over midnight', async () => {
  const { employee } = company;
  const times = { startTime: '18:00', endTime: '23:00' };
  await register(employee, { projectId, date: today(), ...times });
  await openScreen('/timereg', { as: employee, width: 360 });
  await page.getByText('Lager og pakning').waitFor();
  await expectTouchable(page.getByRole('button', { name: /^(Forrige uge|Næste uge)|Flexsaldo$/ }));
  await rowOf('Lager og pakning').click();
  await field('Til').fill('02:30');
  await page.getByRole('checkbox', { name: 'Over midnat' }).check();
  await page.getByText(/bliver til to rækker/).waitFor();
  await expectToast(page, saved, () => button('Gem').click());
  const { data } = await ownHours(employee);
  expect(data).toMatchObject([
    { date: addDays(today(), 1), endtime: '02:30' },
    { date: today(), starttime: '18:00', endtime: '24:00' },
  ]);
});

test('a change without a connection stays as it is typed, and can be sent again', async () => {
  const { employee } = company;
  await register(employee, { projectId, date: today(), activity: 'Pakning' });
  await openScreen('/timereg', { as: employee, hearsOthers: false });
  await button(/^Rediger Lager/).click();
  await field('Timer').fill('7,4');
  await page.route('**/timeregister/timereports/*', (route) => route.abort());
  await button('Gem').click();
  await page.getByText(/Det, du har skrevet, er der stadig/).waitFor();
  const said = await page.getByRole('alert').filter({ hasText: 'er der stadig' }).innerText();
  expect(said.match(/ingen forbindelse/gi)).toHaveLength(1);
  await page.unroute('**/timeregister/timereports/*');
  await expectToast(page, saved, () => button('Prøv igen').click());
  expect((await ownHours(employee)).data).toMatchObject([{ hours: 7.4 }]);
});

test('a rejected row says why, and can be registered anew', async () => {
  const { employee, owner } = company;
  const entry = await register(employee, { projectId, date: today(), activity: 'Pakning' });
  await decideHours(owner, entry.id, 3, { reason: 'Forkert projekt' });
  await openScreen('/timereg?status=rejected', { as: employee });
  await rowOf('Afvist').getByText('Forkert projekt').waitFor();
  await expect.poll(() => page.getByRole('button', { name: /^Rediger/ }).count()).toBe(0);
  await button(/^Handlinger for Lager/).click();
  await menuItem('Registrer igen').click();
  await expect.poll(() => field('Aktivitet').inputValue()).toBe('Pakning');
  await expectToast(page, saved, () => button('Gem').click());
  await rowOf('Afventer').waitFor();
});

test('by keyboard a row is opened, closed by Esc, saved, and the focus stays at it', async () => {
  await register(company.employee, { projectId, date: today(), activity: 'Pakning' });
  await openScreen('/timereg', { as: company.employee });
  const focused = (name: RegExp) => button(name).and(page.locator(':focus')).waitFor();
  await button(/^Rediger Lager/).press('Enter');
  await field('Dato').press('Escape');
  await focused(/^Rediger Lager/);
  await button(/^Rediger Lager/).press('Enter');
  await field('Timer').fill('6,5');
  await field('Timer').press('ArrowUp');
  await expectToast(page, saved, () => field('Timer').press('Enter'));
  await rowOf('Lager og pakning').getByText('6,60').first().waitFor();
  await focused(/^Rediger Lager/);
});
