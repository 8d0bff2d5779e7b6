import { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import { invoiceSamples } from '@driftig/contracts/invoices/samples';

import { fill, inSequence, openChoice, press, pressKey, see } from '../acts.ts';
import { answer, failWith500, goOffline, neverAnswer } from '../answers.ts';
import type { Screen } from '../shot.ts';
import {
  at,
  chooseCustomer,
  lines,
  halfTyped,
  oddDate,
  path,
  pickThree,
  reload,
  save,
  type,
  wholeInvoice,
} from './invoice-create-acts.ts';
import { invoiceCreateFaults } from './invoice-create-faults.ts';

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
  {
    name: 'invoice-create-half-typed',
    path,
    widths: [360, 1440],
    act: halfTyped,
    whole: true,
  },
  {
    name: 'invoice-create-odd-date',
    path,
    widths: [360, 1440],
    act: inSequence(wholeInvoice, oddDate, save, see(/et år tilbage/)),
  },
];

const dialogs: readonly Screen[] = [
  { name: 'invoice-create-deposits', path, act: press('Check Depositums') },
  { name: 'invoice-create-orders', path, act: press('Insert orders') },
  { name: 'invoice-create-generate', path, act: press('Generate All') },
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
    before: answer(invoiceRoutes.issueInvoice, invoiceSamples.issueInvoice.response),
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
    name: 'invoice-create-restored',
    path,
    act: inSequence(wholeInvoice, reload, see(/^Din kladde fra før er hentet frem/)),
    whole: true,
  },
  {
    name: 'invoice-create-drafts',
    path: at('customer'),
    act: inSequence(
      fill({ Firma: 'Café Kanel' }),
      see('Kladden er gemt.'),
      press(/^Kladder/),
      see('Dine kladder'),
    ),
  },
];

export const invoiceCreateStates = [...tabs, ...dialogs, ...invoiceCreateFaults];

/** Screens of a company without customers and products. */
export const nothingToInvoice: readonly Screen[] = [
  { name: 'invoice-create-customer-none', path: at('customer') },
  {
    name: 'invoice-create-pick-none',
    path: at('items'),
    act: inSequence(press('Hent fra Products'), see('Ingen produkter endnu')),
  },
];
