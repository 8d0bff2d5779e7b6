import type { ledgerRoutes } from '@driftig/contracts/ledger/routes';
import { AppError } from '@driftig/domain/errors';
import { isPostable } from '@driftig/domain/ledger/sales/currency-lines';

import { openSalesBooks, postInvoice } from '../changes/ledger/post-invoice.ts';
import type { Handler } from '../pipeline/handler.ts';

/** So many invoices with their payments are posted within the time of a call. */
const invoicesTogether = 25;

/**
 * Posts the documents of the next invoices, so an empty ledger is filled from them, and what an event lost is
 * found. What is posted already is left alone. Refused (409) while invoices are not posted.
 */
export const postSales: Handler<typeof ledgerRoutes.postSales> = async ({
  store,
  now,
  input: {
    body: { after = 0 },
  },
}) => {
  if ((await openSalesBooks(store)) === undefined)
    throw new AppError('conflict', { message: 'Vælg først, hvornår bogføringen begynder.' });
  const invoices = await store.invoices.listAfter(after, invoicesTogether);
  const posting = { store, now };
  let posted = 0;
  for (const { number } of invoices)
    // One after another: each has its place in the chain after the one before.
    // oxlint-disable-next-line no-await-in-loop
    posted += await postInvoice(posting, { number });
  return {
    checked: invoices.length,
    posted,
    last: invoices.at(-1)?.number ?? after,
    complete: invoices.length < invoicesTogether,
    unposted: invoices
      .filter((invoice) => !isPostable(invoice))
      .map(({ number, currency }) => ({ number, currency })),
  };
};
