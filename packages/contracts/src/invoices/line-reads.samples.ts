import { sampleIds, sampleInvoiceNumber } from '../core/sample.ts';
import type { SamplesOf } from '../core/sample.ts';
import type { lineReadRoutes } from './line-reads.ts';

export const lineReadSamples: SamplesOf<typeof lineReadRoutes> = {
  getSoldByMonth: {
    query: { productid: sampleIds.product },
    response: { sold: [0, 4, 2, 0, 6, 8.5, 12, 9, 4, 3, 2, 1] },
  },
  listLineNames: {
    response: {
      invoices: [{ number: sampleInvoiceNumber, names: ['Telt 6 × 12 m'] }],
      orders: [],
    },
  },
};
