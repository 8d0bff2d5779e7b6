import { sampleIds, sampleOrderNumber } from '../core/sample.ts';
import type { SamplesOf } from '../core/sample.ts';
import type { generatingSpecs } from './generating.ts';

export const generatingSamples: SamplesOf<typeof generatingSpecs> = {
  listOrdersToGenerate: {
    query: { limit: '20' },
    response: [
      {
        uniquenumber: sampleOrderNumber,
        ordertittle: 'Sommerfest',
        orderdatestart: '2026-06-12',
        orderdateend: '2026-06-13',
        timestart: '16:00',
        timedone: '01:00',
        company: 'Aarhus Havn Event A/S',
        name: 'Lone Bjerregaard',
        price: 8000,
        tax: 2000,
        totalValue: 10_000,
        depprice: 2500,
        depinvoicenumber: 1002,
        totalValueCalculated: 7500,
        problem: '',
      },
    ],
  },
  generateInvoice: {
    body: { ordernumber: sampleOrderNumber, days: 5 },
    response: {
      ordernumber: sampleOrderNumber,
      invoicenumber: 1003,
      created: true,
      message: 'Data saved successfully!',
    },
  },
};

/** The list of product groups in the form. */
export const productGroupsSample = {
  query: { limit: '20' },
  response: [
    {
      id: sampleIds.productGroup,
      name: 'Lydpakke L',
      description: 'Højttalere og mixer til 120 gæster',
      quantity: 1,
      price: 4900,
      total: 4900,
      unit: '',
    },
  ],
};
