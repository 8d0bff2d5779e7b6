import { planningRoutes } from '@driftig/contracts/planning/routes';
import { vacationRoutes } from '@driftig/contracts/vacation/routes';
import { formatDate } from '@driftig/domain/format';
import { beforeEach, expect, test } from 'vitest';

import { applyFor, coming, decide, listAbsences } from '../support/company/absences.ts';
import { createCompany, type TestCompany } from '../support/company/company.ts';
import { changeCompany } from '../support/company/plan.ts';
import { assign, createPeople, placeShift } from '../support/company/planning.ts';
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
let sara = '';

beforeEach(async () => {
  company = await createCompany({ plan: 'pro' });
  [sara = ''] = await createPeople(company, ['Sara Winther']);
});

const isPhone = () => (page.viewportSize()?.width ?? 0) < 768;
const form = () =>
  isPhone() ? dialog() : page.getByRole('region', { name: /^(Ny|Rediger) ansøgning$/ });
const seen = (text: string | RegExp) => page.getByText(text).filter({ visible: true }).first();

async function showTab(name: string): Promise<void> {
  if (isPhone()) await page.locator('main label').filter({ hasText: name }).click();
  else await page.getByRole('tab', { name }).click();
}

/** 'Tilbagekald' of a row; on a phone in the sheet of its card. */
async function recall(name: string): Promise<void> {
  if (!isPhone()) return button(new RegExp(`^Tilbagekald ${name}`)).click();
  await rowOf(name).getByRole('button', { name }).click();
  return dialogButton('Tilbagekald').click();
}

async function peopleOn({ id }: { id: string }): Promise<string[]> {
  const query = { orderid: id, startdate: coming(), enddate: coming() };
  const { json } = await company.owner.call(planningRoutes.listOrderUsers, { query });
  return (json as { name: string }[]).map(({ name }) => name);
}

test.each([1440, 360])(
  'a manager applies for an employee, approves and frees the shifts, recalls, and rejects with a remark (%i px)',
  async (width) => {
    const order = await placeShift(company.owner, { startDate: coming(), endDate: coming() });
    await assign(company.owner, order.id, [sara]);
    await openScreen('/vacat', { as: company.owner, width });
    await seen('Ingen ansøgninger afventer').waitFor();
    await expectAccessible();

    await button('Ansøg').click();
    await form().getByRole('combobox', { name: 'Medarbejder' }).fill('Sara');
    await page.getByRole('option', { name: 'Sara Winther' }).filter({ visible: true }).click();
    await form().getByRole('textbox', { name: /^Fra/ }).fill(formatDate(coming()));
    await form()
      .getByRole('textbox', { name: /^Til/ })
      .fill(formatDate(coming(1)));
    await form()
      .getByRole('textbox', { name: 'Kommentar' })
      .fill('Vi skal til bryllup i Skagen, hele familien');
    await form().getByText('Falder sammen med en vagt:').waitFor();
    await expectAccessible();
    await form().getByRole('button', { name: 'Ansøg' }).click();
    await rowOf('Sara Winther')
      .getByText(/2 dage/)
      .waitFor();
    await page
      .locator('[data-row]')
      .getByText(/^1 vagt/)
      .first()
      .waitFor();
    await expectAccessible();

    await button(/^Godkend Sara Winther, ferie/).click();
    await page.getByRole('dialog', { name: 'Skal vagterne frigives?' }).waitFor();
    await expectAccessible();
    await expectToast(page, 'Vagten er frigivet.', () => dialogButton('Ja, frigiv').click());
    await seen('Ingen ansøgninger afventer').waitFor();
    expect(await peopleOn(order)).toEqual([]);
    expect(await listAbsences(company.owner, '1')).toMatchObject({ data: [{ employeeid: sara }] });

    await showTab('Godkendt');
    await rowOf('Sara Winther').waitFor();
    await recall('Sara Winther');
    await seen('Ingen godkendte ansøgninger').waitFor();
    await page.goBack();
    await button(/^Afvis Sara Winther, ferie/).click();
    await dialog().getByLabel('Bemærkning').fill('Vi mangler folk i den uge.');
    await expectAccessible();
    await dialogButton('Afvis').click();
    await seen('Ingen ansøgninger afventer').waitFor();
    expect(await listAbsences(company.owner, '2')).toMatchObject({
      data: [{ statusreason: 'Vi mangler folk i den uge.' }],
    });
  },
);

test.each([1440, 360])(
  'the slower of two deciders gets the decision, and changed dates are shown again (%i px)',
  async (width) => {
    const first = await applyFor(company.owner, { employeeid: sara });
    const second = await applyFor(company.employee, { startdate: coming(7) });
    await openScreen('/vacat', { as: company.administrator, width, hearsOthers: false });
    await rowOf('Sara Winther').waitFor();
    await decide(company.owner, first.id, 2, { reason: 'Nej' });
    const approve = () => button(/^Godkend Sara Winther/).click();
    await expectToast(page, 'har allerede afvist ansøgningen.', approve);
    await rowOf('Sara Winther').waitFor({ state: 'detached' });

    await company.owner.call(vacationRoutes.editAbsence, {
      params: { id: second.id },
      body: { startdate: coming(8), version: 1 },
    });
    const late = () => button(/^Godkend /).click();
    await expectToast(page, 'En anden har ændret ansøgningen imens.', late);
    await seen(formatDate(coming(8)))
      .or(seen(`fra ${formatDate(coming(8))}`))
      .first()
      .waitFor();
    await expectAccessible();
    // Without shifts one press is enough, and can be taken back.
    await expectToast(page, 'er godkendt', () => button(/^Godkend /).click());
    await seen('Ingen ansøgninger afventer').waitFor();
    await button('Fortryd').click();
    await button(/^Godkend /).waitFor();
    expect(await listAbsences(company.owner, '0')).toMatchObject({ total: 1 });
  },
);

test('on Starter the page offers Pro, and what is there from before can be read', async () => {
  await changeCompany(company.companyId, { plan: 'starter' });
  await openScreen('/vacat', { as: company.owner, width: 360 });
  await seen('Ferie og fravær er med i Pro').waitFor();
  await expect.poll(() => button('Ansøg').count()).toBe(0);
  await button('Åbn menu').click();
  await page.getByRole('link', { name: 'Vacation Pro' }).waitFor();
  await expectAccessible();
  await page.keyboard.press('Escape');
  await changeCompany(company.companyId, { plan: 'pro' });
  await applyFor(company.owner, { employeeid: sara });
  await changeCompany(company.companyId, { plan: 'starter' });
  await page.reload();
  await rowOf('Sara Winther').waitFor();
  await seen('Ferie og fravær er med i Pro').waitFor();
  await expect.poll(() => button(/^(Godkend|Afvis|Ansøg)/).count()).toBe(0);
  await expectAccessible();
});
