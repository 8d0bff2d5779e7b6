import type { accountingRoutes } from '@driftig/contracts/accounting/routes';
import { sourceOf } from '@driftig/domain/accounting/draft';
import { isVoucher } from '@driftig/domain/receipts/receipt-status';

import type { Handler } from '../pipeline/handler.ts';
import { importablePage } from './importable-page.ts';

export const listDraftReceipts: Handler<typeof accountingRoutes.listDraftReceipts> = async ({
  store,
  input,
  nextPage,
}) => {
  const { rows, cursor } = await importablePage(store, input.query, {
    read: (page) => store.records.list('receipts', page),
    isApproved: ({ values }) =>
      isVoucher(String(values['status'])) && Number(values['voucher'] ?? 0) === 0,
    source: ({ id }) => sourceOf('receipts', id),
  });
  nextPage(cursor);
  return rows.map(({ id, values }) => {
    const textOf = (name: string) => String(values[name] ?? '');
    return {
      id,
      date: textOf('date'),
      businessName: textOf('businessName'),
      employee: textOf('name'),
      amount: Number(values['price']),
      vat: Number(values['vat'] ?? 0),
      description: textOf('description'),
      employeeId: textOf('employeeId'),
      attachment: textOf('file') === '' ? '' : `/securedtestrecipts/${id}`,
    };
  });
};
