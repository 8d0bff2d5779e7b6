import { beforeEach, expect, test } from 'vitest';

import { createCompany } from '../support/company/company.ts';
import { button, openScreen, page, setUpScreens } from '../support/browser/screen.ts';

setUpScreens();

const sheet = () => page.getByRole('dialog');
const field = (name: string) => sheet().getByRole('textbox', { name, exact: true });
const openForm = () => button('Opret').first().click();

beforeEach(async () => {
  const { employee } = await createCompany({ plan: 'pro' });
  await openScreen('/timereg', { as: employee, width: 360, hasTouch: true, isMobile: true });
  await openForm();
});

test('hours that were typed are there again when the phone has thrown the page away', async () => {
  await field('Aktivitet').fill('Læsning');
  // A phone asks nothing; Chromium does.
  page.once('dialog', (question) => void question.accept());
  await page.reload();
  await page.getByText('Det, du ikke nåede at gemme, er her endnu.').waitFor();
  await expect.poll(() => field('Aktivitet').inputValue()).toBe('Læsning');
  await button('Luk').last().click();
  await button('Kasser').click();
  await openForm();
  await expect.poll(() => field('Aktivitet').inputValue()).toBe('');
});

test('a minus is typed by a button, since the number pad of a phone has none', async () => {
  await sheet().getByText('Flexjustering', { exact: true }).click();
  await field('Timer').fill('2,5');
  await sheet().getByRole('button', { name: 'Skift mellem plus og minus' }).click();
  await expect.poll(() => field('Timer').inputValue()).toBe('\u22122,5');
});
