import type { bankRoutes } from '@driftig/contracts/bank/routes';

import type { Handler } from '../pipeline/handler.ts';
import { answerLines } from './line-answer.ts';
import { loadAccount } from './load-account.ts';
import { suggestionsOf } from './matchable.ts';

/** Most open lines of a page: each is compared with invoices and entries. */
const mostLines = 100;

export const listBankLines: Handler<typeof bankRoutes.listBankLines> = async ({
  store,
  input,
  nextPage,
}) => {
  const books = await loadAccount(store, input.params.id);
  const { matched = '0', limit = mostLines, cursor } = input.query;
  const status = matched === '1' ? 'matched' : 'open';
  const range = { cursor, limit: Math.min(limit, mostLines) };
  const page = await store.bank.listByStatus(books.account.id, status, range);
  nextPage(page.cursor);
  const suggestions = status === 'open' ? await suggestionsOf(store, books, page.rows) : [];
  return answerLines(store, page.rows, suggestions);
};
