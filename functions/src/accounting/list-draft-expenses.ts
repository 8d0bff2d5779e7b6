import type { accountingRoutes } from '@driftig/contracts/accounting/routes';
import { sourceOf } from '@driftig/domain/accounting/draft';
import { isPayable } from '@driftig/domain/accounting/expense';

import type { Handler } from '../pipeline/handler.ts';
import { importablePage } from './importable-page.ts';

/** Newest date first. An expense has no file, so its attachment is empty. */
export const listDraftExpenses: Handler<typeof accountingRoutes.listDraftExpenses> = async ({
  store,
  input,
  nextPage,
}) => {
  const { rows, cursor } = await importablePage(store, input.query, {
    read: (page) => store.expenses.list(page),
    isApproved: ({ status, voucher }) => isPayable(status) && voucher === 0,
    source: ({ id }) => sourceOf('expenses', id),
  });
  nextPage(cursor);
  return rows.map(({ id, date, name, description, amount, employeeId }) => ({
    id,
    date,
    employee: name,
    description,
    amount,
    employeeId,
    attachment: '',
  }));
};
