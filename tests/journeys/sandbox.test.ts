import { addDays, danishDate } from '@driftig/domain/dates';
import { mondayOf } from '@driftig/domain/weeks';
import { beforeAll, describe, expect, test } from 'vitest';

import { dragByMouse, fingerOn, middleOf } from '../support/browser/drag.ts';
import {
  button,
  dialog,
  dialogButton,
  expectAccessible,
  hasFocus,
  openScreen,
  page,
  setUpScreens,
} from '../support/browser/screen.ts';
import { createCompany, type TestCompany } from '../support/company/company.ts';

setUpScreens({ refusalsFail: true });
let company: TestCompany;
/** Freja has work from 8 to 12 on it, then lunch. */
const monday = mondayOf(danishDate(new Date().toISOString()));
const day = `/sandbox?view=day&date=${monday}&person=freja&columns=person`;

/** px */
const hour = 64;
const oneLunch = 'Der kan kun være én Lunch på den valgte dag.';
const alreadyLunch = 'Der er allerede markeret Lunch på denne dag.';

beforeAll(async () => {
  company = await createCompany();
});

const block = (title: string) => page.locator('[data-event]').filter({ hasText: title }).first();
const timesOf = (title: string) => block(title).innerText();
const spoken = () => page.locator('section [aria-live="assertive"]').textContent();

/** A point of the only column, by its hour. */
async function pointAt(time: number) {
  const column = page.locator('[data-plane] [data-date]').first();
  const box = await column.boundingBox();
  if (box === null) throw new Error('The column is not drawn');
  return { x: box.x + box.width / 2, y: box.y + (time - 8) * hour };
}

async function saveAs(title: string) {
  await dialog().getByLabel(/Titel/).fill(title);
  await dialogButton('Gem').click();
  await block(title).waitFor();
}

describe.each([1440, 360])('at %i px', (width) => {
  test('all views can be read, with the small month and the filters', async () => {
    await openScreen(`/sandbox?view=day&date=${monday}`, { as: company.owner, width });
    await page.getByRole('heading', { name: 'Products' }).waitFor();
    for (const view of ['Day', 'Week', 'Month', 'Agenda']) {
      await page.getByText(view, { exact: true }).click();
      await expectAccessible();
    }
    if (width < 1200) await button('Filtre').click();
    const columns = page.getByLabel('Show as columns per person');
    await columns.click();
    await expect.poll(() => columns.isChecked()).toBe(true);
    await page.getByLabel('Afdeling').selectOption('Bar');
    await expectAccessible();
    await page.getByRole('button', { name: 'Næste måned' }).last().waitFor();
    if (width < 1200) await dialogButton('Vis kalenderen').click();
    await page.getByText('Day', { exact: true }).click();
    await page.getByLabel('Prøvekalender').getByText('Ida Krogh').first().waitFor();
    await expect.poll(() => page.getByText('Mikkel Toft').count()).toBe(0);
  });

  test('an event is drawn, moved by mouse and by keyboard, and gone after a reload', async () => {
    await openScreen(day, { as: company.owner, width });
    await block('Varemodtagelse').waitFor();
    await dragByMouse(page, await pointAt(13), await pointAt(14.5));
    await expectAccessible();
    await saveAs('Møde');
    await expect.poll(() => timesOf('Møde')).toContain('13:00–14:30');

    await dragByMouse(page, await pointAt(13.5), await pointAt(14.5));
    await expect.poll(() => timesOf('Møde')).toContain('14:00–15:30');

    await block('Møde').focus();
    await page.keyboard.press('ArrowUp');
    await expect.poll(spoken).toMatch(/13:45–15:15.*Enter gemmer, Escape fortryder/);
    await page.keyboard.press('Escape');
    await expect.poll(() => timesOf('Møde')).toContain('14:00–15:30');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => timesOf('Møde')).toContain('13:45–15:30');
    await expect.poll(() => hasFocus(block('Møde'))).toBe(true);
    await page.keyboard.press('Enter');
    await dialog().getByText('Rediger aftale').waitFor();
    await dialogButton('Annuller').click();

    await page.reload();
    await block('Varemodtagelse').waitFor();
    await expect.poll(() => block('Møde').count()).toBe(0);
  });

  test('a second lunch on a day is refused', async () => {
    await openScreen(day, { as: company.owner, width });
    await block('Frokost').waitFor();
    await page.locator('[data-draw]').focus();
    await page.keyboard.press('Enter');
    for (let hours = 0; hours < 24; hours += 1) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await dialog().getByLabel('Kategori').click();
    await page.getByRole('option', { name: 'Lunch' }).click();
    await dialog().getByLabel(/Titel/).fill('Mad');
    await dialogButton('Gem').click();
    await dialog().getByText(oneLunch).waitFor();
    await dialog().getByLabel('Kategori').click();
    await page.getByRole('option', { name: 'Arbejde' }).click();
    await dialogButton('Gem').click();
    await expect.poll(() => timesOf('Mad')).toContain('14:00–15:00');

    const wednesday = addDays(monday, 2);
    await openScreen(day.replace('view=day', 'view=week'), { as: company.owner, width });
    const lunch = page.locator(`[data-date="${wednesday}"] [data-event]`, { hasText: 'Frokost' });
    await lunch.focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(spoken).toContain(alreadyLunch);
    await page.getByText(alreadyLunch).first().waitFor();
    await page.keyboard.press('Enter');
    await lunch.waitFor();
  });
});

test('a held finger moves an event, a moving one scrolls', async () => {
  await openScreen(day, { as: company.owner, width: 360 });
  await block('Varemodtagelse').waitFor();
  const finger = await fingerOn(page);
  const from = await middleOf(block('Frokost'));
  const to = { x: from.x, y: from.y + hour };
  await finger.down(from);
  await finger.move(from, to);
  await finger.up();
  await expect.poll(() => timesOf('Frokost')).toContain('Frokost');
  await expect.poll(() => page.locator('[data-ghost]').count()).toBe(0);

  const work = await middleOf(block('Varemodtagelse'));
  const later = { x: work.x, y: work.y + hour };
  await finger.down(work);
  await page.locator('[data-ghost]').waitFor();
  await finger.move(work, later);
  await finger.up();
  await expect.poll(() => timesOf('Varemodtagelse')).toContain('09:00–13:00');
});
