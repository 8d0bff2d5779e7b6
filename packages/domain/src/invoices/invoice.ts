import type { SaleVatCode } from '@driftig/contracts/invoices/sale-vat';
import type { InvoiceStatus } from '@driftig/contracts/invoices/invoice-status';

import type { DateText } from '../dates.ts';
import type { Oere } from '../money.ts';
import type { Order } from '../orders/order.ts';
import type { Bank } from './bank.ts';
import type { CreditNote, InvoiceMail, Payment, Prepayment } from './settling.ts';
import type { Exchange } from './vat/exchange.ts';
import type { VatShare } from './vat/vat-shares.ts';

export type LineGroup = 'items' | 'productGroups' | 'tasks';

export interface InvoiceLine {
  /** The id of the product or task it was made from; undefined for a line that was typed. */
  readonly id?: string | undefined;
  readonly name: string;
  readonly description: string;
  /** At most two decimals. */
  readonly quantity: number;
  readonly price: Oere;
  readonly total: Oere;
  readonly unit: string;
  /** As sent with the line; totals take the company's own rate (product D3). */
  readonly taxPercent?: number | undefined;
  /**
   * Left out on an invoice for the company's own rate, on an order for the code of its customer (product D38).
   */
  readonly vatCode?: SaleVatCode | undefined;
}

export type InvoiceLines = Readonly<Record<LineGroup, readonly InvoiceLine[]>>;

/** The buyer as issued: a copy, which later changes of the customer do not touch. */
export interface Buyer {
  readonly customerId?: string | undefined;
  readonly company: string;
  readonly name: string;
  readonly cvr: string;
  /** With the country's letters; '' for none. */
  readonly vatNumber: string;
  readonly phone: string;
  readonly email: string;
  readonly address: string;
  readonly zipcode: string;
  readonly town: string;
  readonly country: string;
  /** EAN number; '' for none. */
  readonly gln: string;
  readonly reference: string;
}

/** The delivery as printed on the invoice; it stays when the order is freed (product S2). */
export interface InvoiceOrder {
  readonly number?: number | undefined;
  readonly title: string;
  readonly description: string;
  readonly startDate: DateText | '';
  readonly endDate: DateText | '';
  readonly startTime: string;
  readonly endTime: string;
}

/** The sums of a document itself: those of a deposit invoice are of the deposit, not of its lines. */
export interface InvoiceSums {
  /** Net of VAT. */
  readonly price: Oere;
  readonly tax: Oere;
  /** With VAT, before the deposit (product D4). */
  readonly total: Oere;
  /** Amount left to pay after the deposit. */
  readonly amountDue: Oere;
}

/** Product ids with how many the product groups of an invoice sold of each. */
export type SoldInGroups = readonly (readonly [productId: string, quantity: number])[];

/** An invoice that has no number yet. */
export interface InvoiceDraft {
  readonly isDeposit: boolean;
  readonly date: DateText;
  readonly payDate: DateText;
  readonly buyer: Buyer;
  readonly order: InvoiceOrder;
  readonly lines: InvoiceLines;
  /** Kept, so that taking it back counts the same, also when a group was changed since. */
  readonly soldInGroups?: SoldInGroups | undefined;
  readonly taxPercent: number;
  readonly sums: InvoiceSums;
  /** The sums by VAT code; left out where all has the company's own rate. */
  readonly vat?: readonly VatShare[] | undefined;
  /** The paid deposit that an End invoice is based on. */
  readonly prepayment?: Prepayment | undefined;
  readonly currency: string;
  /** Its rate to kroner; undefined in kroner, and where no rate is given. */
  readonly exchange?: Exchange | undefined;
  /** The version of the company's settings that is the sender; every version is kept. */
  readonly settingsVersion: number;
  /** Undefined for the sender's own account. */
  readonly bank?: Bank | undefined;
}

/** An order that has no number yet. */
export type OrderDraft = Omit<
  Order,
  'id' | 'number' | 'status' | 'invoiceNumber' | 'depositInvoiceNumber' | 'enquiryId' | 'version'
>;

export type OrderNotes = Partial<Pick<Order, 'noteEmployees' | 'noteAdministration'>>;

/** The parts of a form that issuing needs. */
export interface IssueDraft {
  /** `order.number` is set when it names an existing order. */
  readonly invoice: InvoiceDraft;
  /** The order that is created with the invoice. */
  readonly newOrder: OrderDraft | undefined;
  /** Notes that replace those of an existing order (product D18). */
  readonly orderNotes: OrderNotes;
  /** Undefined to use the next of the series. */
  readonly typedNumber: number | undefined;
  /** The number the form showed; the answer says so when the invoice got another. */
  readonly expectedNumber: number | undefined;
}

export interface Invoice extends InvoiceDraft {
  readonly id: string;
  readonly number: number;
  readonly status: InvoiceStatus;
  readonly issuedAt: string;
  /** Printed on it (product B68); undefined on invoices from before there were codes. */
  readonly voucherCode?: string | undefined;
  /** True once the status has been anything else than Not sent yet, or something was paid. */
  readonly everIssued: boolean;
  /** Oldest first. */
  readonly payments: readonly Payment[];
  /** Set once the invoice is credited. */
  readonly creditNote?: CreditNote | undefined;
  readonly mail?: InvoiceMail | undefined;
  /** Counts the changes since it was issued; 0 for none. */
  readonly version: number;
  /** The order that counts as invoiced by it; undefined for none (product D8). */
  readonly linkedOrder?: number | undefined;
  /**
   * The customer whose figures it is part of: '' for none, undefined while it waits for the
   * backfill of the time before customers had figures.
   */
  readonly countedFor: string | undefined;
  /**
   * The currency whose figures it is part of. Undefined for an invoice of the time before amounts were
   * kept by currency: it is in the figures of kroner until the backfill moves it.
   */
  readonly countedIn?: string | undefined;
  /** The part of the figures 'Til gode' that it is; what changes it moves them by the difference. */
  readonly countedCredit?: Oere | undefined;
}
