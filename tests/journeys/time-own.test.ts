import { timeRoutes } from '@driftig/contracts/time/routes';
import { addDays } from '@driftig/domain/dates';
import { publicHolidayOn } from '@driftig/domain/public-holidays';
import { beforeEach, describe, expect, test } from 'vitest';

import { createCompany, type TestCompany } from '../support/company/company.ts';
import {
  approvedHours,
  createProject,
  ownHours,
  register,
  today,
} from '../support/company/hours.ts';
import {
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
const yesterday = () => addDays(today(), -1);
/** Nothing is copied to a public holiday. */
const isHoliday = () => publicHolidayOn(today()) !== undefined;
const menuItem = (name: string) => page.getByRole('menuitem', { name, exact: true });
const saved = 'Timerne er gemt.';
/** All of the hours, whatever week they are in. */
const everything = '/timereg?from=&to=';

describe.each([1440, 360])('at %i px', (width) => {
  test('hours are registered, corrected and deleted, and each change is in their history', async () => {
    const { employee } = company;
    await openScreen('/timereg', { as: employee, width });
    await page.getByText(/^Ingen tidsregistreringer fundet/).waitFor();
    await expectAccessible();

    await button('Opret').first().click();
    await button('Gem').click();
    await page.getByText('Vælg projekt for arbejdstimer.').waitFor();
    await page.getByText('Timer skal være over 0.').waitFor();
    await expectAccessible();
    await button(/^Projekt/).click();
    await page.getByRole('option', { name: /Lager og pakning.*–.*Intern/ }).waitFor();
    await expectAccessible();
    await page.keyboard.type('lag');
    await page.keyboard.press('Enter');
    await field('Timer').fill('7,5');
    await field('Aktivitet').fill('Læsning');
    await expectToast(page, saved, () => field('Timer').press('Control+Enter'));
    await rowOf('Lager og pakning').getByText('7,50').first().waitFor();
    await rowOf('Lager og pakning').getByText('Læsning').waitFor();
    await expectAccessible();

    await button(/^Handlinger for Lager/).click();
    await menuItem('Rediger').click();
    await field('Timer').fill('8');
    await expectToast(page, saved, () => button('Gem').click());
    await rowOf('Lager og pakning').getByText('8,00').first().waitFor();

    await button(/^Handlinger for Lager/).click();
    await menuItem('Historik').click();
    await dialog()
      .getByText(/rettede$/)
      .waitFor();
    await dialog().getByText('7,50').first().waitFor();
    await expectAccessible();
    await dialogButton('Luk').last().click();

    await button(/^Handlinger for Lager/).click();
    await menuItem('Slet').click();
    await expectAccessible();
    await expectToast(page, 'Registreringen er slettet.', () => dialogButton('Slet').click());
    await page.getByText(/^Ingen tidsregistreringer fundet/).waitFor();
    expect((await ownHours(employee)).total).toBe(0);
  });

  test('a flex adjustment has no project, and asks why', async () => {
    await openScreen('/timereg', { as: company.employee, width });
    await button('Opret').first().click();
    await page.getByText('Flexjustering', { exact: true }).click();
    await expect.poll(() => page.getByRole('button', { name: /^Projekt/ }).count()).toBe(0);
    await field('Timer').fill('-2');
    await field('Begrundelse').fill('ab');
    await button('Gem').click();
    await page.getByText('Angiv en begrundelse for flex-justeringen.').waitFor();
    await expectAccessible();
    await field('Begrundelse').fill('Gik tidligere efter aftale med min leder om mandagen');
    await expectToast(page, 'Flexjusteringen er gemt.', () => button('Gem').click());
    await rowOf('Flexjustering').getByText('−2,00').first().waitFor();
    await button(/^Gik tidligere efter aftale med/).click();
    await dialog().getByText('Gik tidligere efter aftale med min leder om mandagen').waitFor();
    await expectAccessible();
  });

  test('a timer runs on over a reload, and becomes hours', async () => {
    const { employee } = company;
    await openScreen('/dashboard', { as: employee, width });
    await button('Start ur').click();
    await page.getByRole('timer').waitFor();
    await expectAccessible();
    await page.goto('/timereg');
    await page.getByRole('timer').waitFor();
    await page.reload();
    await button('Stop').click();
    await dialogButton('Gem timer').click();
    await dialog().getByText('Vælg projekt for arbejdstimer.').waitFor();
    await expectAccessible();
    await dialog()
      .getByRole('button', { name: /^Projekt/ })
      .click();
    await page.getByRole('option', { name: /Lager og pakning/ }).click();
    await expectToast(page, saved, () => dialogButton('Gem timer').click());
    await page.getByRole('timer').waitFor({ state: 'detached' });
    const { data } = await ownHours(employee, '1');
    expect(data[0]).toMatchObject({ projectname: 'Lager og pakning', date: today() });
  });

  test.skipIf(isHoliday())(
    'yesterday is copied to a day without hours, and the copies can be taken back',
    async () => {
      const { employee } = company;
      await register(employee, { projectId, date: yesterday(), activity: 'Pakning' });
      await register(employee, { projectId, date: yesterday(), hours: 1, activity: 'Møde' });
      await openScreen('/timereg', { as: employee, width });
      await button('Kopier').click();
      await menuItem('Kopier i går').click();
      await page.getByText('2 registreringer er kopieret.').waitFor();
      await expect.poll(async () => (await ownHours(employee)).total).toBe(4);
      await expectToast(page, 'Kopierne er slettet igen.', () => button('Fortryd').click());
      expect((await ownHours(employee)).total).toBe(2);
    },
  );

  test.skipIf(isHoliday())('last week is shown day by day before it is copied', async () => {
    const { employee } = company;
    const weekAgo = addDays(today(), -7);
    await register(employee, { projectId, date: weekAgo, hours: 5.5 });
    await openScreen('/timereg', { as: employee, width });
    const openCopy = async () => {
      await button('Kopier').click();
      await menuItem('Kopier sidste uge').click();
    };
    await openCopy();
    await dialog().getByText('5,50 timer').waitFor();
    await expectAccessible();
    await dialogButton('Annuller').click();
    expect((await ownHours(employee)).total).toBe(1);
    await openCopy();
    await dialogButton('Kopier 1 dag').click();
    await page.getByText('1 registrering er kopieret.').waitFor();
    expect((await ownHours(employee)).total).toBe(2);
    await openCopy();
    await dialog().getByText('Springes over: der er allerede timer').waitFor();
    await dialogButton('Kopier 1 dag').waitFor({ state: 'detached' });
  });

  test('the register of the year is seen and downloaded', async () => {
    const { employee, owner } = company;
    const date = today();
    await approvedHours(employee, owner, { projectId, date, hours: 14, activity: 'Nedtagning' });
    await openScreen('/timereg', { as: employee, width });
    await page.getByText(/Reglen er mindst 11 timer i døgnet/).waitFor();
    await page.getByText('Arbejdsmiljøloven § 50').waitFor();
    await expectAccessible();
    await page.getByRole('link', { name: 'Mit timeregister' }).click();
    await page.getByText('14,00 timer på 1 dag').waitFor();
    await page
      .getByText(/Nedtagning/)
      .first()
      .waitFor();
    await expectAccessible();
    for (const [name, file] of [
      ['Hent CSV', `timeregister-${date.slice(0, 4)}.csv`],
      ['Hent PDF', `timeregister-${date.slice(0, 4)}.pdf`],
    ] as const) {
      const [download] = await Promise.all([page.waitForEvent('download'), button(name).click()]);
      expect(download.suggestedFilename()).toBe(file);
    }
  });

  test('the dashboard has the hours of the week and the flex, which lead to the timesheet', async () => {
    await register(company.employee, { projectId, date: today(), hours: 8 });
    await openScreen('/dashboard', { as: company.employee, width });
    const card = page.getByRole('link', { name: /^Timer i ugen ?8,00/ });
    await card.waitFor();
    await page.getByRole('link', { name: /^Flex ?[+−]\d/ }).waitFor();
    await expectAccessible();
    await card.click();
    await rowOf('Lager og pakning').getByText('8,00').first().waitFor();
  });
});

test('on a phone an ordinary day takes three taps', async () => {
  const { employee } = company;
  await register(employee, { projectId, date: yesterday(), activity: 'Pakning' });
  await openScreen('/dashboard', { as: employee, width: 360 });
  await page.getByRole('link', { name: 'Timer', exact: true }).click();
  await button('Registrer i dag').click();
  await expectToast(page, saved, () => button('Gem').click());
  const { data } = await ownHours(employee, '1', { startDate: today(), endDate: today() });
  expect(data).toMatchObject([
    { projectname: 'Lager og pakning', activity: 'Pakning', hours: 7.4, date: today() },
  ]);
});

test('without flex its column, total and balance are gone', async () => {
  const { employee, owner } = company;
  const body = { flexEnabled: 0, timeMode: 'daily', dailyStandard: 7.4 };
  await owner.call(timeRoutes.updateTimeSettings, { body });
  await register(employee, { projectId, date: today() });
  await openScreen(everything, { as: employee });
  await rowOf('Lager og pakning').waitFor();
  await expect.poll(() => page.getByRole('columnheader', { name: 'Flex ±' }).count()).toBe(0);
  await expect.poll(() => page.getByText('Flexsaldo').count()).toBe(0);
  await expect.poll(() => page.getByText(/^Flex [+−0]/).count()).toBe(0);
});

test('a manager opens the register of a person', async () => {
  const { employee, owner } = company;
  await register(employee, { projectId, date: today(), activity: 'Pakning' });
  await openScreen(`/myteam/${employee.user.userId}`, { as: owner });
  await page.getByRole('link', { name: 'Se registreret arbejdstid' }).click();
  await page.getByText('7,40 timer på 1 dag').waitFor();
  await page.getByRole('heading', { name: 'Timeregister' }).waitFor();
  await expectAccessible();
});
