import { beforeEach, describe, expect, test } from 'vitest';

import { boardOf, createCategory, createSubtask, createTask } from '../support/board/board.ts';
import { createCompany, type TestCompany } from '../support/company/company.ts';
import { dragByMouse, middleOf } from '../support/browser/drag.ts';
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

beforeEach(async () => {
  company = await createCompany();
  const { owner, employee } = company;
  const store = await createCategory(owner, { name: 'Lager', sharedWith: [employee.user.userId] });
  await createCategory(owner, { name: 'Kunder' });
  const van = await createTask(owner, store, { title: 'Pak varevogn' });
  await createSubtask(owner, van, { title: 'Lyskæder' });
  await createTask(owner, store, { title: 'Tæl glas', dateTo: '2020-01-02' });
});

const card = (title: string) => page.getByRole('article', { name: title });
const board = () => boardOf(company.owner);

describe.each([1440, 360])('at %i px', (width) => {
  test('tasks are made, moved by keyboard, worked on and deleted', async () => {
    await openScreen('/genereltasks', { as: company.owner, width });
    await card('Tæl glas').getByText('02-01-2020, forfalden').waitFor();
    await expectAccessible();

    await page.getByRole('button', { name: 'Flyt Pak varevogn', includeHidden: true }).focus();
    for (const key of ['Enter', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
    await expect.poll(board).toEqual({ Lager: ['Tæl glas', 'Pak varevogn'], Kunder: [] });

    await button('Pak varevogn').click();
    await button('Lyskæder 0 %').click();
    await page.getByRole('slider', { name: 'Fremdrift for Lyskæder' }).focus();
    await page.keyboard.press('End');
    await card('Pak varevogn').getByRole('button', { name: 'Completed' }).waitFor();
    await expectAccessible();

    await button('Opret ny').first().click();
    await dialog().getByRole('textbox', { name: 'Titel' }).fill('Køb duge');
    await expectAccessible();
    await expectToast(page, 'Opgaven er oprettet.', () => dialogButton('Opret').click());
    await card('Køb duge').waitFor();

    await button('Handlinger for Køb duge').click();
    await menuItem('Slet').click();
    await expectToast(page, 'Opgaven er slettet.', () => dialogButton('Slet opgave').click());
    await card('Køb duge').waitFor({ state: 'detached' });

    await button('Indstillinger for kategorien Lager').click();
    await expect.poll(() => dialog().getByLabel('Navn').inputValue()).toBe('Lager');
  });
});

test('a card is dragged to another category by mouse', async () => {
  await openScreen('/genereltasks', { as: company.owner });
  const to = await middleOf(page.getByText('Ingen opgaver endnu.'));
  const from = await middleOf(button('Tæl glas'));
  await expect
    .poll(async () => {
      await dragByMouse(page, from, to);
      return board();
    })
    .toEqual({ Lager: ['Pak varevogn'], Kunder: ['Tæl glas'] });
});

test('a category is deleted with the number of its unfinished tasks, and brought back', async () => {
  await openScreen('/genereltasks', { as: company.owner });
  await button('Indstillinger for kategorien Lager').click();
  await dialogButton('Slet kategori').click();
  await dialog().getByText('Kategorien har 2 ufærdige opgaver.').waitFor();
  await dialogButton('Slet kategori').last().click();
  await expect.poll(board).toEqual({ Kunder: [] });
  await button('Fortryd').click();
  await expect.poll(board).toMatchObject({ Lager: ['Pak varevogn', 'Tæl glas'] });
});
