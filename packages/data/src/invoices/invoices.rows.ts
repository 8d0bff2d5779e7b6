import type { InvoiceStatus } from '@driftig/contracts/invoices/invoice-status';

import type { DatedFilter } from '../core/dated-list.ts';
import type { StoredRow } from './invoices.entities.ts';

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
  readonly paid: number;
  /** The day it was paid in full; '' for none. */
  readonly paidOn: string;
  /** Owed to the customer. */
  readonly credit: number;
  readonly writtenOff: number;
  /** '' for one of the time before a row had it. */
  readonly currency: string;
  /** Its last mail came back from a receiver, or was reported as spam. */
  readonly mailReturned: boolean;
}

export type InvoiceFilter = DatedFilter<InvoiceStatus>;

type RowItem = Pick<InvoiceListRow, 'id' | 'number' | 'date' | 'payDate' | 'status' | 'amountDue'> &
  Partial<
    Omit<InvoiceListRow, 'paid' | 'paidOn' | 'credit' | 'writtenOff' | 'currency' | 'mailReturned'>
  > & {
    readonly row?: StoredRow | undefined;
  };

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
    paid: item.row?.pa ?? 0,
    paidOn: item.row?.po ?? '',
    credit: item.row?.cr ?? 0,
    writtenOff: item.row?.wo ?? 0,
    currency: item.row?.cy ?? '',
    mailReturned: item.row?.mr === 1,
  };
}
