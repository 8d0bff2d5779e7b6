import type { SamplesOf } from '../core/sample.ts';
import type { salesBooksRoutes } from './sales-books.ts';

const books = { from: '2026-01-01', missing: [] };

export const salesBooksSamples: SamplesOf<typeof salesBooksRoutes> = {
  getSalesBooks: { response: books },
  startSalesBooks: { body: { from: '2026-01-01' }, response: books },
  postSales: {
    body: { after: 0 },
    response: {
      checked: 25,
      posted: 41,
      last: 25,
      complete: false,
      unposted: [{ number: 17, currency: 'EUR' }],
    },
  },
};
