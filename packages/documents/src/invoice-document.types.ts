import type { SaleVatCode } from '@driftig/contracts/invoices/sale-vat';
import type { Exchange } from '@driftig/domain/invoices/vat/exchange';
import type { VatShare } from '@driftig/domain/invoices/vat/vat-shares';

import type { InvoiceBuyer, InvoiceSeller } from './invoice-party.types.ts';

/**
 * Input and output of an invoice document. Input: amounts are integer hundredths of the currency (øre),
 * dates are yyyy-mm-dd, and an empty text means none. Output: formatted texts, ready to show.
 */
export type InvoiceLine = {
  readonly name: string;
  readonly description: string;
  readonly quantity: number;
  readonly unit?: string | undefined;
  readonly price: number;
  readonly total: number;
  /** Left out for the company's own rate. */
  readonly vatCode?: SaleVatCode | undefined;
};

export type DepositAmounts = {
  readonly net: number;
  readonly tax: number;
  readonly gross: number;
  /** Net and tax by VAT code; left out where all has the company's own rate. */
  readonly vat?: readonly VatShare[] | undefined;
};

/** The deposit deducted on an End invoice. Its VAT was invoiced with it, paid or not. */
export type SettledDeposit = DepositAmounts & {
  readonly number: string;
  readonly date: string;
  readonly paidDate?: string | undefined;
  /** Kroner for 100 of its currency. */
  readonly rate?: number | undefined;
};

/** 1 Varer, 2 Produktgrupper, 3 Ydelser. */
export type InvoiceGroups = { readonly [group in 1 | 2 | 3]: readonly InvoiceLine[] };

/** Another document, by its number and date. */
export type DocumentReference = { readonly number: string; readonly date: string };

type InvoiceContent = {
  readonly number: string;
  readonly date: string;
  readonly payDate: string;
  /** The day of delivery or completion; shown where it is not the invoice's own date. */
  readonly deliveryDate: string;
  readonly orderTitle: string;
  readonly orderNumber: string;
  readonly orderDescription: string;
  readonly orderStartDate: string;
  readonly orderEndDate: string;
  /** HH:mm. */
  readonly orderStartTime: string;
  readonly orderEndTime: string;
  readonly currency: string;
  readonly cancelled: boolean;
  /** The credit note that took it back; undefined for none. */
  readonly creditedBy?: DocumentReference | undefined;
  readonly seller: InvoiceSeller;
  readonly buyer: InvoiceBuyer;
  readonly groups: InvoiceGroups;
  /** Sums of the lines, of both kinds of invoice: net, VAT percentage, VAT, and net with VAT. */
  readonly price: number;
  readonly taxRate: number;
  readonly tax: number;
  readonly total: number;
  /** Price and tax by VAT code; left out where all has the company's own rate. */
  readonly vat?: readonly VatShare[] | undefined;
  readonly amountDue: number;
  /** The rate to kroner of another currency. */
  readonly exchange?: Exchange | undefined;
  /** The page that says whether the invoice is in the seller's books; undefined for none. */
  readonly verifyUrl?: string | undefined;
};

/** Only the deposit is due; the lines say what it is for. */
export type DepositInvoice = InvoiceContent & {
  readonly kind: 'deposit';
  readonly deposit: DepositAmounts;
};

export type FinalInvoice = InvoiceContent & {
  readonly kind: 'final';
  readonly deposit?: SettledDeposit | undefined;
};

export type InvoiceDocumentInput = DepositInvoice | FinalInvoice;

export type DocumentField = { readonly label: string; readonly value: string };

/** A wide fact takes the width that the others leave. */
export type DocumentFact = DocumentField & { readonly wide: boolean };

/** `detail` follows the label in grey. */
export type DocumentRow = DocumentField & { readonly detail: string; readonly strong: boolean };

export type DocumentParty = {
  readonly label: string;
  readonly name: string;
  readonly lines: readonly string[];
  readonly cvr: string;
};

export type DocumentLine = {
  readonly name: string;
  readonly description: string;
  readonly quantity: string;
  readonly unit: string;
  readonly price: string;
  readonly total: string;
};

export type DocumentGroup = {
  readonly title: string;
  readonly sum: string;
  readonly lines: readonly DocumentLine[];
};

/** `unit` is undefined when no line has one; the column is then left out. */
export type DocumentColumns = {
  readonly name: string;
  readonly quantity: string;
  readonly unit: string | undefined;
  readonly price: string;
  readonly total: string;
};

/** The delivery: its dates, and its description by paragraph. */
export type DocumentOrder = {
  readonly title: string;
  readonly when: string;
  readonly description: readonly string[];
};

/** A framed note beside the totals. */
export type DocumentNote = {
  readonly title: string;
  readonly subtitle: string;
  readonly rows: readonly DocumentRow[];
  readonly text: string;
};

type DocumentTotals = {
  readonly base: readonly DocumentRow[];
  readonly sum: readonly DocumentRow[];
  /** Amount due, or the credited amount; undefined when the invoice is cancelled. */
  readonly due: DocumentField | undefined;
};

export type DocumentPayment = {
  readonly fields: readonly DocumentField[];
  /** Codes to type or scan, one on each line. */
  readonly codes: readonly DocumentField[];
};

/** An invoice or a credit note. */
export type InvoiceDocument = {
  /** Name of the PDF file. */
  readonly fileName: string;
  /** The document's date as yyyy-mm-dd, which becomes the creation date of the file. */
  readonly isoDate: string;
  readonly title: string;
  readonly subtitle: string;
  /** 'Annulleret' or ''. */
  readonly mark: string;
  readonly buyer: DocumentParty;
  readonly seller: DocumentParty;
  readonly facts: readonly DocumentFact[];
  /** Undefined when the invoice says no more of its order than the title among the facts. */
  readonly order: DocumentOrder | undefined;
  readonly columns: DocumentColumns;
  readonly groups: readonly DocumentGroup[];
  readonly notes: readonly DocumentNote[];
  readonly totals: DocumentTotals;
  readonly payment: DocumentPayment | undefined;
  readonly notices: readonly string[];
  readonly footer: string;
};
