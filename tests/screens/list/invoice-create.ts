import { companyRoutes } from '@driftig/contracts/company/routes';
import { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import { invoiceSamples } from '@driftig/contracts/invoices/samples';

import {
  fill,
  inTurn,
  openChoice,
  openTab,
  press,
  pressKey,
  pressOption,
  see,
  seePage,
} from '../acts.ts';
import { answer, breakDown, hold, loseConnection } from '../answers.ts';
import type { Act, Screen } from '../shot.ts';

const path = '/increate';
const at = (tab: string) => `${path}?tab=${tab}`;
const lines = (group: string) => `${at('items')}&lines=${group}`;

/** The three that stand on top of the list of products or tasks. */
const pickThree: Act = async (page) => {
  const boxes = page.getByRole('dialog').getByRole('checkbox');
  for (const index of [0, 1, 2]) await boxes.nth(index).check();
};
const chooseCustomer = inTurn(
  openTab(/^Customer/),
  openChoice('Kunde'),
  pressOption(/Holm & Søn ApS/),
);
const addProducts = inTurn(
  openTab(/^Items/),
  press('Hent fra Products'),
  pickThree,
  press('Tilføj 3 linjer'),
);
const wholeInvoice = inTurn(chooseCustomer, addProducts);
const save = press('Gem faktura');
const reload: Act = async (page) => {
  await page.reload();
};

export const invoiceCreateScreens: readonly Screen[] = [
  { name: 'invoice-create-payment', path, whole: true },
  { name: 'invoice-create-customer', path: at('customer'), whole: true },
  { name: 'invoice-create-order', path: at('order'), whole: true },
  { name: 'invoice-create-items', path: at('items'), whole: true },
];

const tabs: readonly Screen[] = [
  { name: 'invoice-create-locked', path, act: inTurn(press('Get'), see(/^Låst\./)) },
  { name: 'invoice-create-date', path, act: press('Vælg dato') },
  { name: 'invoice-create-customers', path: at('customer'), act: openChoice('Kunde') },
  {
    name: 'invoice-create-customer-chosen',
    path: at('customer'),
    act: chooseCustomer,
    whole: true,
  },
  {
    name: 'invoice-create-customer-typed',
    path: at('customer'),
    act: fill({ Firma: 'Café Kanel' }),
    whole: true,
  },
  { name: 'invoice-create-groups', path: lines('productGroups'), whole: true },
  { name: 'invoice-create-tasks', path: lines('tasks'), whole: true },
  { name: 'invoice-create-lines', path, act: wholeInvoice, whole: true },
  { name: 'invoice-create-lines-top', path, act: wholeInvoice },
];

const dialogs: readonly Screen[] = [
  {
    name: 'invoice-create-pick',
    path: at('items'),
    act: inTurn(press('Hent fra Products'), pickThree),
  },
  {
    name: 'invoice-create-pick-failed',
    path: at('items'),
    before: breakDown(invoiceRoutes.listInvoiceItems),
    act: inTurn(press('Hent fra Products'), see('Listen kunne ikke hentes.')),
  },
  {
    name: 'invoice-create-preview',
    path,
    act: inTurn(wholeInvoice, press('Vis faktura'), see('Sådan ser fakturaen ud')),
  },
  {
    name: 'invoice-create-saved',
    path,
    before: answer(invoiceRoutes.issueInvoice, invoiceSamples.issueInvoice.response, 201),
    act: inTurn(wholeInvoice, save, see('Opret en ny')),
  },
  {
    name: 'invoice-create-saving',
    path,
    before: hold(invoiceRoutes.issueInvoice),
    act: inTurn(wholeInvoice, save),
    waiting: true,
  },
  {
    name: 'invoice-create-failed',
    path,
    before: breakDown(invoiceRoutes.issueInvoice),
    act: inTurn(wholeInvoice, save, see(/^Failed to save data/)),
  },
  {
    name: 'invoice-create-lost',
    path,
    act: inTurn(wholeInvoice, loseConnection, save, see(/^Failed to save data/)),
  },
  {
    name: 'invoice-create-leave',
    path: at('customer'),
    act: inTurn(fill({ Firma: 'Café Kanel' }), leaveByAddress, see('Forlad siden uden at gemme?')),
  },
  {
    name: 'invoice-create-restored',
    path,
    act: inTurn(wholeInvoice, reload, see('Din kladde fra før er hentet frem.')),
    whole: true,
  },
  {
    name: 'invoice-create-start-over',
    path: at('customer'),
    act: inTurn(
      fill({ Firma: 'Café Kanel' }),
      reload,
      press('Begynd forfra'),
      see('Begynd forfra med en tom faktura?'),
    ),
  },
];

/** A link of the menu, which on small screens stands behind the button. */
async function leaveByAddress(page: Parameters<Act>[0]): Promise<void> {
  const menu = page.getByRole('button', { name: 'Åbn menu' });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('link', { name: 'Products' }).filter({ visible: true }).click();
}

const faults: readonly Screen[] = [
  {
    name: 'invoice-create-no-customer',
    path,
    act: inTurn(save, see('Vælg en kunde, eller skriv et firma eller navn.')),
    whole: true,
  },
  {
    name: 'invoice-create-no-lines',
    path,
    act: inTurn(chooseCustomer, save, see('Tilføj mindst én linje.')),
    whole: true,
  },
  {
    name: 'invoice-create-half-line',
    path: at('items'),
    act: inTurn(fill({ Beskrivelse: 'Telt 9 × 15 m', Pris: '-5' }), pressKey('Enter')),
    whole: true,
  },
  {
    name: 'invoice-create-loading',
    path,
    before: hold(companyRoutes.getCompanySettings),
    act: seePage('Invoice create'),
    waiting: true,
  },
  {
    name: 'invoice-create-unloaded',
    path,
    before: breakDown(companyRoutes.getCompanySettings),
    act: see('Failed to load data. Please try again.'),
  },
];

export const invoiceCreateStates = [...tabs, ...dialogs, ...faults];

/** Of a company that has neither customers nor products. */
export const nothingToInvoice: readonly Screen[] = [
  { name: 'invoice-create-customer-none', path: at('customer') },
  {
    name: 'invoice-create-pick-none',
    path: at('items'),
    act: inTurn(press('Hent fra Products'), see('Ingen produkter endnu')),
  },
];
