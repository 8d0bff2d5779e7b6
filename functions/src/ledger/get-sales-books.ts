import type { ledgerRoutes } from '@driftig/contracts/ledger/routes';

import { salesBooksAnswer } from '../changes/ledger/sales-books-answer.ts';
import type { Handler } from '../pipeline/handler.ts';

export const getSalesBooks: Handler<typeof ledgerRoutes.getSalesBooks> = async ({ store }) => {
  const [books, chart] = await Promise.all([store.salesBooks.find(), store.accounts.list()]);
  return salesBooksAnswer(books, chart);
};
