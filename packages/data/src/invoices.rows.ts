import type { InvoiceStatus } from '@driftig/contracts/invoices/invoice-status';

import type { DatedFilter } from './dated-list.ts';

/** A row of the list; amounts in øre. */
export interface InvoiceListRow {
  readonly id: string;
  readonly number: number;
  readonly date: string;
  readonly payDate: string;
  readonly status: InvoiceStatus;
  readonly company: string;
  readonly name: string;
  readonly orderTitle: string;
  readonly amountDue: number;
  readonly isDeposit: boolean;
}

export type InvoiceFilter = DatedFilter<InvoiceStatus>;

type RowItem = Pick<InvoiceListRow, 'id' | 'number' | 'date' | 'payDate' | 'status' | 'amountDue'> &
  Partial<InvoiceListRow>;

export function toListRow(item: RowItem): InvoiceListRow {
  return {
    id: item.id,
    number: item.number,
    date: item.date,
    payDate: item.payDate,
    status: item.status,
    amountDue: item.amountDue,
    company: item.company ?? '',
    name: item.name ?? '',
    orderTitle: item.orderTitle ?? '',
    isDeposit: item.isDeposit ?? false,
  };
}
