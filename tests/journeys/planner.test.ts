import { beforeEach, describe, expect, test } from 'vitest';

import { orderRoutes } from '@driftig/contracts/orders/routes';
import { applyAndApprove } from '../support/company/absences.ts';
import {
  addCaller,
  createCompany,
  type Caller,
  type TestCompany,
} from '../support/company/company.ts';
import { assign, placeShift, plannerOf, workingDay } from '../support/company/planning.ts';
import { dragByMouse, fingerOn, middleOf } from '../support/browser/drag.ts';
import {
  button,
  dialog,
  dialogButton,
  expectAccessible,
  menuItem,
  openScreen,
  page,
  setUpScreens,
} from '../support/browser/screen.ts';
import { expectToast } from '../support/browser/toasts.ts';

setUpScreens();
let company: TestCompany;
let sara: Caller;
let orderId: string;
const { startDate: day } = workingDay;
const week = `/planner?view=week&date=${day}`;

beforeEach(async () => {
  company = await createCompany({ plan: 'pro' });
  sara = await addCaller(company, 'Sara Winther');
  ({ id: orderId } = await placeShift(company.owner, { orderTitle: 'Havnefest' }));
  await assign(company.owner, orderId, [], { neededEmployees: 2 });
});

const block = (laneId: string) => page.locator(`[data-event="${orderId}@${laneId}"]`).first();
const cell = (laneId: string, date = day) =>
  page.locator(`[data-lane="${laneId}"] [data-date="${date}"]`);
const stored = async (date = day) => (await plannerOf(company.owner, date)).orders[0];
const idOfSara = () => sara.user.userId;

/** The middle of a cell of the week, without scrolling the lifted block away. */
async function pointOf(laneId: string, date = day) {
  const box = await cell(laneId, date).boundingBox();
  if (box === null) throw new Error('The cell is not drawn');
  return { x: box.x + box.width / 2, y: box.y + box.height - 6 };
}

describe.each([1440, 360])('at %i px', (width) => {
  test('a shift is put on a person by keyboard, and taken back by Ctrl+Z', async () => {
    await openScreen(week, { as: company.owner, width });
    await block('open').focus();
    const lanes = await page
      .locator('[data-lane]')
      .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-lane')));
    const steps = lanes.indexOf(idOfSara()) - lanes.indexOf('open');
    expect(steps).toBeGreaterThan(0);
    for (let step = 0; step < steps; step += 1) await page.keyboard.press('ArrowDown');
    await expectToast(page, 'Sara Winther er sat på Havnefest.', () =>
      page.keyboard.press('Enter'),
    );
    await block(idOfSara()).waitFor();
    expect(await stored()).toMatchObject({ assigned: [idOfSara()], missing: 1 });
    await expectAccessible();

    await expectToast(page, 'Ændringen er fortrudt.', () => page.keyboard.press('Control+z'));
    await block(idOfSara()).waitFor({ state: 'detached' });
    expect(await stored()).toMatchObject({ assigned: [], missing: 2 });
    await page.getByRole('link', { name: 'Sara Winther' }).click();
    await page.waitForURL(`**/myteam/${idOfSara()}`);
  });

  test('a week is copied with its people, and what is there already is left out', async () => {
    await assign(company.owner, orderId, [idOfSara()], { neededEmployees: 2 });
    await openScreen(week, { as: company.owner, width });
    await block(idOfSara()).waitFor();
    await button('Flere handlinger i planner').click();
    await menuItem('Kopier uge').click();
    await dialog().getByText('Med Sara Winther.').waitFor();
    await expectAccessible();
    await dialogButton('Opret 1 ordre').click();
    await dialog().waitFor({ state: 'detached' });
    expect(await stored('2027-03-17')).toMatchObject({
      assigned: [idOfSara()],
      neededEmployees: 2,
    });

    await button('Flere handlinger i planner').click();
    await menuItem('Kopier uge').click();
    await dialog().getByText('Findes allerede.').waitFor();
    await expect.poll(() => dialogButton('Opret 0 ordrer').isDisabled()).toBe(true);
  });
});

test('a shift is dragged by mouse to a person, and to another day with its people named', async () => {
  await openScreen(week, { as: company.owner, width: 1440 });
  await block('open').waitFor();
  await expectToast(page, 'Sara Winther er sat på Havnefest.', async () =>
    dragByMouse(page, await middleOf(block('open')), await pointOf(idOfSara())),
  );
  await block(idOfSara()).waitFor();
  await dragByMouse(
    page,
    await middleOf(block(idOfSara())),
    await pointOf(idOfSara(), '2027-03-11'),
  );
  await dialog()
    .getByText(/Den flyttes også for Sara Winther/)
    .waitFor();
  await expectAccessible();
  await expectToast(page, 'Havnefest er flyttet.', () => dialogButton('Flyt').click());
  expect(await stored('2027-03-11')).toMatchObject({
    assigned: [idOfSara()],
    startdate: '2027-03-11',
  });

  // A new order is for the person in whose row it is drawn.
  await cell(idOfSara(), '2027-03-12').click();
  await dialog().getByRole('textbox', { name: 'Titel' }).fill('Opstilling');
  await dialog().getByRole('textbox', { name: 'Starttid' }).fill('12:00');
  await dialog().getByRole('textbox', { name: 'Sluttid' }).fill('16:00');
  await expectToast(page, 'Sara Winther er sat på Opstilling.', () => dialogButton('Gem').click());
});

test('an absent person refuses a shift while it is dragged', async () => {
  await applyAndApprove(sara, company.owner, { startdate: day });
  await openScreen(week, { as: company.owner, width: 1440 });
  await page.getByText('Ferie', { exact: true }).waitFor();
  await dragByMouse(page, await middleOf(block('open')), await pointOf(idOfSara()));
  expect(await stored()).toMatchObject({ assigned: [] });
});

test('a change by another user in between is said, and the plan shows it', async () => {
  await openScreen(week, { as: company.owner, width: 1440 });
  await block('open').waitFor();
  await page.route('**/apis/assign-employee-to-order', async (route) => {
    const body = { id: orderId, orderTitle: 'Havnefest i regn' };
    await company.administrator.call(orderRoutes.updateOrder, { body });
    await route.continue();
  });
  await expectToast(page, 'er ændret af en anden imens', async () =>
    dragByMouse(page, await middleOf(block('open')), await pointOf(idOfSara())),
  );
  await block('open').getByText('Havnefest i regn').waitFor();
});

test('a free person is tapped, and then the shift, on a phone', async () => {
  await openScreen(`/planner?date=${day}`, { as: company.owner, width: 360 });
  await button('Sara Winther').click();
  await expectAccessible();
  await expectToast(page, 'Sara Winther er sat på Havnefest.', () =>
    button('Sæt Sara Winther på').click(),
  );
  expect(await stored()).toMatchObject({ assigned: [idOfSara()] });
});

test('a held finger moves a shift to a person', async () => {
  await openScreen(`${week}&person=${idOfSara()}`, { as: company.owner, width: 768 });
  await block('open').waitFor();
  const finger = await fingerOn(page);
  const from = await middleOf(block('open'));
  const to = await pointOf(idOfSara());
  await expectToast(page, 'Sara Winther er sat på Havnefest.', async () => {
    await finger.down(from);
    await page.locator('[data-ghost]').waitFor();
    await finger.move(from, to);
    await finger.up();
  });
  expect(await stored()).toMatchObject({ assigned: [idOfSara()] });
});
