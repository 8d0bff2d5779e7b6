import { formatAmount, formatDate } from '@driftig/domain/format';

import { buyerFacts, columnsOf, groupsOf, pdfFileName } from './invoice-document.ts';
import type {
  DepositAmounts,
  DocumentFact,
  DocumentNote,
  InvoiceDocument,
  InvoiceDocumentInput,
  InvoiceGroups,
  InvoiceLine,
  SettledDeposit,
} from './invoice-document.types.ts';
import { orderOf } from './invoice-order.ts';
import { buyerParty, sellerFooter, sellerParty } from './invoice-parties.ts';
import { sentenceEnd, sumsOf, vatNotesOf } from './invoice-totals.ts';
import { hasTax } from './vat-rows.ts';

/** A credit note, which takes a whole invoice back (docs/product/law.md F6). */
export type CreditNoteInput = {
  readonly number: string;
  readonly date: string;
  readonly reason: string;
  /** Paid amount of the invoice, which is to be paid back. */
  readonly paid: number;
  /** The invoice as it was issued. */
  readonly invoice: InvoiceDocumentInput;
};

/** Without the negative zero, which would be written with a minus. */
const negative = (amount: number): number => (amount === 0 ? 0 : -amount);

function negativeLines(lines: readonly InvoiceLine[]): InvoiceLine[] {
  return lines.map((line) => ({
    ...line,
    quantity: negative(line.quantity),
    total: negative(line.total),
  }));
}

/** The lines of a deposit say what it is for; they were never charged, so none are taken back. */
function creditedGroups({ kind, groups }: InvoiceDocumentInput): InvoiceGroups {
  if (kind === 'deposit') return { 1: [], 2: [], 3: [] };
  return {
    1: negativeLines(groups[1]),
    2: negativeLines(groups[2]),
    3: negativeLines(groups[3]),
  };
}

const negativeShares = (vat: InvoiceDocumentInput['vat']) =>
  vat?.map(({ code, price, tax }) => ({ code, price: negative(price), tax: negative(tax) }));

function negativeDeposit<D extends DepositAmounts>(deposit: D): D {
  const { net, tax, gross, vat } = deposit;
  const sums = { net: negative(net), tax: negative(tax), gross: negative(gross) };
  return { ...deposit, ...sums, vat: negativeShares(vat) };
}

/** The invoice with all of its sums the other way round. */
function takenBack(invoice: InvoiceDocumentInput): InvoiceDocumentInput {
  const sums = {
    price: negative(invoice.price),
    tax: negative(invoice.tax),
    total: negative(invoice.total),
    amountDue: negative(invoice.amountDue),
    vat: negativeShares(invoice.vat),
  };
  if (invoice.kind === 'deposit')
    return { ...invoice, ...sums, deposit: negativeDeposit(invoice.deposit) };
  const deposit = invoice.deposit && negativeDeposit(invoice.deposit);
  return { ...invoice, ...sums, deposit };
}

function factsOf({ date, invoice }: CreditNoteInput): DocumentFact[] {
  const facts = [
    { label: 'Kreditnotadato', value: formatDate(date), wide: false },
    { label: 'Fakturadato', value: formatDate(invoice.date), wide: false },
    { label: 'Vedrører', value: invoice.orderTitle, wide: true },
    ...buyerFacts(invoice),
  ];
  return facts.filter(({ value }) => value !== '');
}

/** The VAT of the deposit was invoiced with it, so it is not credited with the End invoice. */
function depositNote(invoice: InvoiceDocumentInput, deposit: SettledDeposit): DocumentNote {
  const credited = sentenceEnd(invoice.tax - deposit.tax, invoice.currency);
  const taxed = hasTax(invoice) || deposit.tax !== 0;
  const tax = !taxed ? '' : ` Moms, der krediteres her, er ${credited}`;
  return {
    title: 'Depositummet er ikke krediteret her',
    subtitle: `Faktura ${deposit.number} af ${formatDate(deposit.date)}`,
    rows: [],
    text: `Depositummet står stadig på sin egen faktura.${tax}`,
  };
}

const noteOf = (title: string, text: string): DocumentNote => ({
  title,
  subtitle: '',
  rows: [],
  text,
});

function notesOf({ reason, paid, invoice }: CreditNoteInput): DocumentNote[] {
  const { number, currency } = invoice;
  const amount = formatAmount(paid, currency);
  const back = `Der er betalt ${amount} på faktura ${number}. Beløbet betales tilbage.`;
  return [
    ...(reason === '' ? [] : [noteOf('Årsag', reason)]),
    ...(paid === 0 ? [] : [noteOf('Betales tilbage', back)]),
    ...(invoice.kind === 'final' && invoice.deposit ? [depositNote(invoice, invoice.deposit)] : []),
    ...vatNotesOf(invoice),
  ];
}

/**
 * The content of a credit note as the PDF and the screen both show it: a number and a date of its
 * own, the number and date of the invoice it takes back, and that invoice's lines and sums below
 * zero (docs/product/law.md F6).
 */
export function buildCreditNote(input: CreditNoteInput): InvoiceDocument {
  const { number, date, invoice } = input;
  const credited = takenBack(invoice);
  const groups = groupsOf(creditedGroups(invoice));
  const value = formatAmount(credited.amountDue, invoice.currency);
  return {
    fileName: pdfFileName('Kreditnota', number),
    isoDate: date,
    title: `Kreditnota ${number}`,
    subtitle: `til faktura ${invoice.number} af ${formatDate(invoice.date)}`,
    mark: '',
    buyer: { ...buyerParty(invoice), label: 'Til' },
    seller: sellerParty(invoice),
    facts: factsOf(input),
    order: orderOf(invoice),
    columns: columnsOf(invoice, groups),
    groups,
    notes: notesOf(input),
    totals: { ...sumsOf(credited), due: { label: 'Krediteret', value } },
    payment: undefined,
    notices: [`Faktura ${invoice.number} er krediteret. Der skal ikke betales noget.`],
    footer: sellerFooter(invoice.seller),
  };
}
