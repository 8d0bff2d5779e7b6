import type { ledgerRoutes } from '@driftig/contracts/ledger/routes';
import { retryOnConflict } from '@driftig/data/core/retry-on-conflict';
import { AppError } from '@driftig/domain/errors';
import { startedBooks } from '@driftig/domain/ledger/sales/sales-books';

import { salesBooksAnswer } from '../changes/ledger/sales-books-answer.ts';
import type { Handler } from '../pipeline/handler.ts';

/** Refused (409) while the chart lacks an account that invoices are posted to. */
export const startSalesBooks: Handler<typeof ledgerRoutes.startSalesBooks> = ({
  store,
  input: {
    body: { from },
  },
  today,
}) =>
  retryOnConflict(async () => {
    const [before, chart, { closed }] = await Promise.all([
      store.salesBooks.find(),
      store.accounts.list(),
      store.ledger.head.readQueued(),
    ]);
    if (before?.from === from) return salesBooksAnswer(before, chart);
    const after = startedBooks(before, { from, today, closed });
    const answer = salesBooksAnswer(after, chart);
    if (answer.missing.length > 0)
      throw new AppError('conflict', {
        message: `Kontoplanen mangler ${answer.missing.map(({ number, name }) => `${number} ${name}`).join(', ')}.`,
      });
    await store.commit({
      writes: [store.salesBooks.save(before, after)],
      audit: { action: 'ledger.salesStarted', subject: 'ledger', changes: { from } },
      answer,
    });
    return answer;
  });
