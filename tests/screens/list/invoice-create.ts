import { companyRoutes } from '@driftig/contracts/company/routes';
import { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import { invoiceSamples } from '@driftig/contracts/invoices/samples';

import {
  fill,
  inSequence,
  openChoice,
  openTab,
  press,
  pressKey,
  pressOption,
  see,
  seePage,
} from '../acts.ts';
import { answer, failWith500, neverAnswer, goOffline } from '../answers.ts';
import type { Act, Screen } from '../shot.ts';

const path = '/increate';
const at = (tab: string) => `${path}?tab=${tab}`;
const lines = (group: string) => `${at('items')}&lines=${group}`;

/** The first three of the list of products or tasks. */
const pickThree: Act = async (page) => {
  const boxes = page.getByRole('dialog').getByRole('checkbox');
  for (const index of [0, 1, 2]) await boxes.nth(index).check();
};
const type =
  (text: string): Act =>
  async (page) => {
    await page.keyboard.type(text);
  };
const chooseCustomer = inSequence(
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
const wholeInvoice = inSequence(chooseCustomer, addProducts);
const save = press(/^Gem faktura/);
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
  { name: 'invoice-create-locked', path, act: inSequence(press('Get'), see(/^Låst\./)) },
  { name: 'invoice-create-date', path, act: press('Vælg dato') },
  { name: 'invoice-create-customers', path: at('customer'), act: openChoice('Kunde') },
  {
    name: 'invoice-create-customer-search',
    path: at('customer'),
    act: inSequence(openChoice('Kunde'), type('Holm')),
  },
  {
    name: 'invoice-create-customer-new',
    path: at('customer'),
    act: inSequence(openChoice('Kunde'), type('Ny Havn'), pressKey('Enter'), see('Gem')),
  },
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
    act: inSequence(press('Hent fra Products'), pickThree),
  },
  {
    name: 'invoice-create-pick-failed',
    path: at('items'),
    before: failWith500(invoiceRoutes.listInvoiceItems),
    act: inSequence(press('Hent fra Products'), see('Listen kunne ikke hentes.')),
  },
  {
    name: 'invoice-create-preview',
    path,
    act: inSequence(wholeInvoice, press('Forhåndsvisning'), see('Sådan ser fakturaen ud')),
  },
  {
    name: 'invoice-create-saved',
    path,
    before: answer(invoiceRoutes.issueInvoice, invoiceSamples.issueInvoice.response, 201),
    act: inSequence(wholeInvoice, save, see('Til Invoices')),
  },
  {
    name: 'invoice-create-saving',
    path,
    before: neverAnswer(invoiceRoutes.issueInvoice),
    act: inSequence(wholeInvoice, save),
    waiting: true,
  },
  {
    name: 'invoice-create-failed',
    path,
    before: failWith500(invoiceRoutes.issueInvoice),
    act: inSequence(wholeInvoice, save, see(/^Failed to save data/)),
  },
  {
    name: 'invoice-create-lost',
    path,
    act: inSequence(wholeInvoice, goOffline, save, see(/^Failed to save data/)),
  },
  {
    name: 'invoice-create-leave',
    path: at('customer'),
    act: inSequence(
      fill({ Firma: 'Café Kanel' }),
      leaveByAddress,
      see('Forlad siden uden at gemme?'),
    ),
  },
  {
    name: 'invoice-create-restored',
    path,
    act: inSequence(wholeInvoice, reload, see('Din kladde fra før er hentet frem.')),
    whole: true,
  },
  {
    name: 'invoice-create-start-over',
    path: at('customer'),
    act: inSequence(
      fill({ Firma: 'Café Kanel' }),
      reload,
      press('Begynd forfra'),
      see('Begynd forfra med en tom faktura?'),
    ),
  },
];

/** A link of the menu, which small screens have behind a button. */
async function leaveByAddress(page: Parameters<Act>[0]): Promise<void> {
  const menu = page.getByRole('button', { name: 'Åbn menu' });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('link', { name: 'Products', exact: true }).filter({ visible: true }).click();
}

const faults: readonly Screen[] = [
  {
    name: 'invoice-create-incomplete',
    path,
    act: inSequence(
      wholeInvoice,
      openTab(/^Customer/),
      fill({ Adresse: '' }),
      save,
      see('Udfyld på fakturaen'),
    ),
  },
  {
    name: 'invoice-create-incomplete-panel',
    path,
    act: inSequence(wholeInvoice, openTab(/^Customer/), fill({ Adresse: '' })),
    whole: true,
  },
  {
    name: 'invoice-create-no-customer',
    path,
    act: inSequence(save, see('Vælg en kunde, eller skriv et firma eller navn.')),
    whole: true,
  },
  {
    name: 'invoice-create-no-lines',
    path,
    act: inSequence(chooseCustomer, save, see('Tilføj mindst én linje.')),
    whole: true,
  },
  {
    name: 'invoice-create-half-line',
    path: at('items'),
    act: inSequence(fill({ Beskrivelse: 'Telt 9 × 15 m', Pris: '-5' }), pressKey('Enter')),
    whole: true,
  },
  {
    name: 'invoice-create-loading',
    path,
    before: neverAnswer(companyRoutes.getCompanySettings),
    act: seePage('Invoice create'),
    waiting: true,
  },
  {
    name: 'invoice-create-unloaded',
    path,
    before: failWith500(companyRoutes.getCompanySettings),
    act: see('Failed to load data. Please try again.'),
  },
];

export const invoiceCreateStates = [...tabs, ...dialogs, ...faults];

/** Screens of a company without customers and products. */
export const nothingToInvoice: readonly Screen[] = [
  { name: 'invoice-create-customer-none', path: at('customer') },
  {
    name: 'invoice-create-pick-none',
    path: at('items'),
    act: inSequence(press('Hent fra Products'), see('Ingen produkter endnu')),
  },
];
