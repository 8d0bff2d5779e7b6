import type { recordRoutes } from '@driftig/contracts/records/routes';
import { invoiceRowOf } from '@driftig/domain/invoices/invoice-row';
import { invoiceRule } from '@driftig/domain/lists/rules/invoices';

import { findPage, isPageByNumber } from '../changes/lists/find-page.ts';
import type { Handler } from '../pipeline/handler.ts';

export const listInvoices: Handler<typeof recordRoutes.listInvoices> = async (context) => {
  const { input, store, today, nextPage } = context;
  const { status, year, month, limit, cursor } = input.query;
  if (isPageByNumber(input.query)) {
    const { settings } = await store.company.get();
    return findPage(context, invoiceRule(today, settings.currency), async (asked) => {
      const page = await store.invoices.list({ ...asked, year });
      return { ...page, rows: page.rows.map((row) => invoiceRowOf(row, today)) };
    });
  }
  const filter = { year, month, limit, cursor };
  const page =
    status === 'missingPayment'
      ? await store.invoices.listMissingPayment(filter, today)
      : await store.invoices.list({ ...filter, status });
  nextPage(page.cursor);
  return page.rows.map((row) => invoiceRowOf(row, today));
};
