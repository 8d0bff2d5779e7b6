import { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import { invoiceSamples } from '@driftig/contracts/invoices/samples';
import { recordRoutes } from '@driftig/contracts/records/routes';
import { recordSamples } from '@driftig/contracts/records/samples';
import { sampleIds, sampleInvoiceNumber } from '@driftig/contracts/core/sample';

import { fill, inSequence, listAction, press, see } from '../acts.ts';
import { answer } from '../answers.ts';
import type { Screen } from '../shot.ts';
import { openInvoice } from './invoice-in-state.ts';

const path = '/invo';
const view = `${path}/${sampleInvoiceNumber}`;

const paidOnDay = (id: string, amount: number) => ({ id, date: '2026-03-10', amount });
/** Too much was paid of it; a part of that is paid back, and a part is used. */
const answerOwed = answer(invoiceRoutes.getPrintableInvoice, {
  ...invoiceSamples.getPrintableInvoice.response,
  customerid: sampleIds.customer,
  status: 3,
  payments: [
    { ...paidOnDay('1', 15_000), text: 'Overførsel', kind: 'payment' },
    { ...paidOnDay('2', 100), text: 'Overført til kunden', kind: 'refund' },
    { ...paidOnDay('3', 37.5), text: '', kind: 'creditOut', otherinvoice: 1012 },
  ],
  paid: 14_862.5,
  open: 0,
  credit: 250,
});
const answerOwedRow = answer(
  recordRoutes.listInvoices,
  recordSamples.listInvoices.response.map((row) => ({ ...row, status: 3, credit: 250 })),
);

const answerMergeable = answer(
  recordRoutes.listMergeableInvoices,
  recordSamples.listMergeableInvoices.response,
);

/** Payments, what is owed to the customer, and the merge with an order. */
export const invoicePayments: readonly Screen[] = [
  { name: 'invoices-merge', path, before: answerMergeable, act: listAction('Merge') },
  {
    name: 'invoice-write-off',
    path,
    act: inSequence(openInvoice('paidInPart'), press('Afskriv resten')),
  },
  {
    name: 'invoice-overpayment',
    path,
    act: inSequence(
      openInvoice('paidInPart'),
      press('Registrer betaling'),
      fill({ Beløb: '95000,50' }),
      see(/mere, end der mangler/),
    ),
  },
  {
    name: 'invoice-payment',
    path,
    act: inSequence(openInvoice('paidInPart'), press('Registrer betaling')),
  },
  { name: 'invoice-owed', path: view, before: answerOwed, whole: true },
  {
    name: 'invoice-owed-refund',
    path: view,
    before: answerOwed,
    act: press('Registrer tilbagebetaling'),
  },
  {
    name: 'invoice-owed-use',
    path: view,
    before: answerOwed,
    act: press('Brug på en anden faktura'),
  },
  { name: 'invoices-owed', path: '/invo?pay=credit', before: answerOwedRow },
];
