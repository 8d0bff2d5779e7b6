import { fill, inSequence, openChoice, openTab, press, pressKey, pressOption } from '../acts.ts';
import type { Act } from '../shot.ts';

export const path = '/increate';
export const at = (tab: string) => `${path}?tab=${tab}`;
export const lines = (group: string) => `${at('items')}&lines=${group}`;

/** The first three of the list of products or tasks. */
export const pickThree: Act = async (page) => {
  const boxes = page.getByRole('dialog').getByRole('checkbox');
  for (const index of [0, 1, 2]) await boxes.nth(index).check();
};
export const type =
  (text: string): Act =>
  async (page) => {
    await page.keyboard.type(text);
  };
const chooseDeposit: Act = async (page) => {
  await page.getByRole('tab', { name: /^Payment/ }).click();
  await page.getByRole('radio', { name: /^Deposit/ }).check();
};
const chooseEnd: Act = async (page) => {
  await page.getByRole('tab', { name: /^Payment/ }).click();
  await page.getByRole('radio', { name: /^End/ }).check();
};
export const chooseCustomer = inSequence(
  openTab(/^Customer/),
  openChoice('Kunde'),
  pressOption(/Holm & Søn ApS/),
);
const addProducts = inSequence(
  openTab(/^Items/),
  press('Hent fra Products'),
  pickThree,
  press('Tilføj 3 linjer'),
);
export const wholeInvoice = inSequence(chooseEnd, chooseCustomer, addProducts);
/** Over 3,000 kr., so that the address is needed. */
export const withoutAddress = inSequence(
  chooseEnd,
  chooseCustomer,
  fill({ Adresse: '' }),
  openTab(/^Items/),
  fill({ Beskrivelse: 'Telt 9 × 15 m', Pris: '14500' }),
  pressKey('Enter'),
);
/** A deposit with øre, a line with a long description, and a price that is half typed. */
export const halfTyped = inSequence(
  chooseDeposit,
  fill({ Depositum: '1250,75' }),
  chooseCustomer,
  openTab(/^Items/),
  fill({
    Beskrivelse: 'Med gulv, varme og lys, stillet op dagen før og hentet dagen efter kl. 10',
    Pris: '1250,75',
  }),
  pressKey('Enter'),
  fill({ 'Pris, linje 1': '12-' }),
);
export const oddDate = inSequence(openTab(/^Payment/), fill({ Fakturadato: '02-01-2024' }));
export const save = press('Gem faktura');
export const reload: Act = async (page) => {
  await page.reload();
};
