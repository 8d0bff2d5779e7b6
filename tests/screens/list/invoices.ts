import { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import { invoiceSamples } from '@driftig/contracts/invoices/samples';
import { recordRoutes } from '@driftig/contracts/records/routes';
import { sampleInvoiceNumber } from '@driftig/contracts/core/sample';

import {
  inSequence,
  fill,
  openFilters,
  openRowMenu,
  selectRow,
  press,
  pressInFront,
  pressItem,
  see,
  seeDialog,
  seePage,
} from '../acts.ts';
import { answer, failWith500, neverAnswer, refuse } from '../answers.ts';
import type { Screen } from '../shot.ts';
import { openInvoice } from './invoice-in-state.ts';
import { invoicePayments } from './invoice-payments.ts';

const view = `/invo/${sampleInvoiceNumber}`;
const openStatus = press(/skift status for faktura/);
const openSheetStatus = press(/Skift status$/);
const failed = see(/^Der opstod en fejl under hentning af data/);

export const invoiceScreens: readonly Screen[] = [
  { name: 'invoices', path: '/invo', whole: true },
  { name: 'invoices-missing-payment', path: '/invo?status=missingPayment', whole: true },
  { name: 'invoice', path: view, whole: true },
];

const ofList: readonly Screen[] = [
  { name: 'invoices-menu', path: '/invo', act: openRowMenu },
  { name: 'invoices-status-menu', path: '/invo', widths: [768, 1440], act: openStatus },
  { name: 'invoices-columns', path: '/invo', widths: [768, 1440], act: press('Kolonner') },
  { name: 'invoices-filters', path: '/invo?year=2026', widths: [360], act: openFilters },
  { name: 'invoices-selected', path: '/invo', act: selectRow },
  { name: 'invoices-unpaid', path: '/invo?pay=unpaid' },
  { name: 'invoices-cancelled', path: '/invo?status=cancelled' },
  { name: 'invoices-no-match', path: '/invo?q=findesikke' },
  {
    name: 'invoices-loading',
    path: '/invo',
    before: neverAnswer(recordRoutes.listInvoices),
    act: seePage('Invoices'),
    waiting: true,
  },
  {
    name: 'invoices-failed',
    path: '/invo',
    before: failWith500(recordRoutes.listInvoices),
    act: failed,
  },
  {
    name: 'invoices-delete',
    path: '/invo?status=notSent',
    act: inSequence(openRowMenu, pressItem('Slet faktura'), see(/^Fakturaen kan ikke hentes frem/)),
  },
  {
    name: 'invoices-delete-refused',
    path: '/invo?status=notSent',
    before: refuse(recordRoutes.deleteRecord, 'invoice_issued'),
    act: inSequence(
      openRowMenu,
      pressItem('Slet faktura'),
      pressInFront('Slet'),
      see(/^Fakturaen er udstedt/),
    ),
  },
  {
    name: 'invoices-status-refused',
    path: '/invo',
    widths: [768, 1440],
    before: refuse(invoiceRoutes.changeInvoiceStatus, 'conflict'),
    act: inSequence(openStatus, pressItem('Waiting'), see(/står stadig som/)),
  },
  {
    name: 'invoices-cancel',
    path: '/invo?status=sent',
    widths: [768, 1440],
    act: inSequence(openStatus, pressItem('Cancelled'), see(/^Fakturaen får en kreditnota/)),
  },
];

/** A name that no PDF can have, and a mail that went to two before. */
const answerUnprintable = answer(invoiceRoutes.getPrintableInvoice, {
  ...invoiceSamples.getPrintableInvoice.response,
  name: 'Kirsten Holm 🎉',
  mailedto: 'kirsten@holmson.dk, bogholderi@holmson.dk',
  mailedcc: 'revisor@holmson.dk',
  mailedat: '2026-03-02T10:20:00.000Z',
  mailproblems: [{ email: 'bogholderi@holmson.dk', problem: 'permanent' }],
});

/** The invoice is opened by what one does first. */
const path = '/invo';
const askToCredit = inSequence(press(/^Handlinger for faktura/), pressItem('Krediter'));

const ofSheet: readonly Screen[] = [
  { name: 'invoice-sent', path, act: openInvoice('sent'), whole: true },
  { name: 'invoice-deposit', path, act: openInvoice('deposit'), whole: true },
  { name: 'invoice-part-paid', path, act: openInvoice('paidInPart'), whole: true },
  { name: 'invoice-credit-note', path, act: openInvoice('credited', 'creditnote'), whole: true },
  { name: 'invoice-history', path, act: openInvoice('paidInPart', 'history') },
  {
    name: 'invoice-send',
    path,
    act: inSequence(openInvoice('sent'), press('Send'), seeDialog('Send faktura')),
  },
  {
    name: 'invoice-send-several',
    path: view,
    before: answerUnprintable,
    act: inSequence(
      press('Send'),
      seeDialog('Send faktura'),
      fill({ Til: 'kirsten@holmson.dk, bogholderi@holmson.dk', 'Kopi til': 'ikke en adresse' }),
      pressInFront('Send'),
      see(/er ikke en e-mail/),
    ),
  },
  { name: 'invoice-credit', path, act: inSequence(openInvoice('paidInPart'), askToCredit) },
  {
    name: 'invoice-credited-status',
    path,
    act: inSequence(openInvoice('credited'), openSheetStatus),
  },
  { name: 'invoice-status-menu', path: view, act: openSheetStatus },
  {
    name: 'invoice-loading',
    path: view,
    before: neverAnswer(invoiceRoutes.getPrintableInvoice),
    act: see('Indlæser...'),
    waiting: true,
  },
  {
    name: 'invoice-failed',
    path: view,
    before: failWith500(invoiceRoutes.getPrintableInvoice),
    act: failed,
  },
  { name: 'invoice-unknown', path: '/invo/999999', act: see('Fakturaen findes ikke') },
  {
    name: 'invoice-status-refused',
    path: view,
    before: failWith500(invoiceRoutes.changeInvoiceStatus),
    act: inSequence(openSheetStatus, pressItem('Waiting'), see('Failed to save data.')),
  },
];

export const invoiceStates = [...ofList, ...ofSheet, ...invoicePayments];
export const noInvoices: readonly Screen[] = [{ name: 'invoices-none', path: '/invo' }];
