import { sampleIds, sampleOrderNumber } from '../core/sample.ts';
import type { SamplesOf } from '../core/sample.ts';
import type { baseSpecs } from './bases.ts';
import type { settlingSpecs } from './settling.ts';

const company = 'Aarhus Havn Event A/S';
const name = 'Lone Bjerregaard';

/** Samples of the bases of an invoice, and of the calls on an issued one. */
export const settlingSamples: SamplesOf<typeof baseSpecs & typeof settlingSpecs> = {
  listOpenDeposits: {
    query: { limit: '20' },
    response: [
      {
        invoicenumber: 1002,
        date: '2026-03-03',
        paid: true,
        company,
        cvr: '25450442',
        name,
        tittle: 'Sommerfest',
        orderdatestart: '2026-06-12',
        orderdateend: '2026-06-13',
        timestart: '16:00',
        timedone: '01:00',
        depprice: 2500,
        deptax: 25,
        orderuniquenumber: 12,
      },
    ],
  },
  listOrdersToInvoice: {
    query: { limit: '20' },
    response: [
      {
        id: sampleIds.order,
        uniquenumber: sampleOrderNumber,
        ordertittle: 'Sommerfest',
        orderdatestart: '2026-06-12',
        orderdateend: '2026-06-13',
        timestart: '16:00',
        timedone: '01:00',
        customerid: sampleIds.customer,
        company,
        name,
        depinvoicenumber: 1002,
      },
    ],
  },
  creditInvoice: {
    body: { id: sampleIds.invoice, reason: 'Arrangementet er aflyst.' },
    response: {
      creditnumber: 1,
      date: '2026-03-20',
      message: 'Faktura 1001 er krediteret med kreditnota 1.',
    },
  },
  recordPayment: {
    body: { id: sampleIds.invoice, date: '2026-03-10', amount: 1000, text: 'Overførsel' },
    response: { open: 13_612.5, credit: 0, status: 4, message: 'Betalingen er registreret.' },
  },
  sendInvoice: {
    body: {
      id: sampleIds.invoice,
      to: 'lone@aarhushavnevent.dk',
      cc: 'bogholder@aarhushavnevent.dk',
      subject: 'Faktura 1001 fra Nordlys Event ApS',
      text: 'Hej Lone\n\nHer er fakturaen for forårsreceptionen.',
      copy: 1,
    },
    response: { message: 'Fakturaen er sendt til lone@aarhushavnevent.dk.', first: 0 },
  },
  undoPayment: {
    body: { id: sampleIds.invoice, paymentid: '01JBM4W000PAYMENT000000001' },
    response: { open: 14_612.5, credit: 0, status: 4, message: 'Betalingen er fortrudt.' },
  },
  mergeInvoice: {
    body: { id: sampleIds.invoice, ordernumber: sampleOrderNumber },
    response: { message: 'Fakturaen er lagt på ordren.' },
  },
  unmergeInvoice: {
    body: { id: sampleIds.invoice },
    response: { message: 'Fakturaen er taget af ordren.' },
  },
};
