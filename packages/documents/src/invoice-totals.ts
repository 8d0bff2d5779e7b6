import type { VatShare } from '@driftig/domain/invoices/vat/vat-shares';
import { formatAmount, formatDate, formatKroner } from '@driftig/domain/format';
import type {
  DepositAmounts,
  DepositInvoice,
  DocumentNote,
  DocumentRow,
  FinalInvoice,
  InvoiceDocument,
  InvoiceDocumentInput,
  SettledDeposit,
} from './invoice-document.types.ts';
import { kronerNotes } from './kroner-note.ts';
import { codeNotes, hasTax, row, shareRows, taxLabel, type TaxedInput } from './vat-rows.ts';

/** An amount at the end of a sentence; 'kr.' already has its full stop. */
export function sentenceEnd(ore: number, currency: string): string {
  return formatAmount(ore, currency).replace(/[^.]$/, '$&.');
}

interface Base {
  readonly net: number;
  readonly tax: number;
  readonly taxRate: number;
  readonly vat?: readonly VatShare[] | undefined;
}

function baseRows(prefix: string, { net, taxRate, tax, vat }: Base): readonly DocumentRow[] {
  if (vat !== undefined) return shareRows(prefix, vat, taxRate);
  if (taxRate === 0) {
    return [row(prefix, '', net), row(taxLabel(0), 'Momfrit erhverv', tax)];
  }
  return [
    row(`${prefix} uden moms`, '', net),
    row(taxLabel(taxRate), `af ${formatKroner(net)}`, tax),
  ];
}

function sumLabel(prefix: string, input: TaxedInput): string {
  return hasTax(input) ? `${prefix} med moms` : prefix;
}

function depositTotals(input: DepositInvoice): Omit<InvoiceDocument['totals'], 'due'> {
  const { taxRate, deposit } = input;
  return {
    base: baseRows('Depositum', { ...deposit, taxRate }),
    sum: [row(sumLabel('Depositum', { taxRate, vat: deposit.vat }), '', deposit.gross, true)],
  };
}

function depositRow({ number, gross, vat }: SettledDeposit, taxRate: number): DocumentRow {
  const taxed = hasTax({ taxRate, vat });
  return row('Depositum', `${taxed ? 'med moms, ' : ''}faktura ${number}`, -gross);
}

function finalTotals(input: FinalInvoice): Omit<InvoiceDocument['totals'], 'due'> {
  const { price, taxRate, tax, total, deposit, vat } = input;
  return {
    base: baseRows('Pris', { net: price, taxRate, tax, vat }),
    sum: [
      row(sumLabel('Total', input), '', total, true),
      ...(deposit === undefined ? [] : [depositRow(deposit, taxRate)]),
    ],
  };
}

/** The sums of a document, without what is to be paid. */
export function sumsOf(input: InvoiceDocumentInput): Omit<InvoiceDocument['totals'], 'due'> {
  return input.kind === 'deposit' ? depositTotals(input) : finalTotals(input);
}

export function totalsOf(input: InvoiceDocumentInput): InvoiceDocument['totals'] {
  const { amountDue, currency, cancelled } = input;
  const label = amountDue < 0 ? 'Til gode' : 'At betale';
  const value = formatAmount(Math.abs(amountDue), currency);
  return { ...sumsOf(input), due: cancelled ? undefined : { label, value } };
}

function depositRows({ net, tax, gross, vat }: DepositAmounts, taxRate: number): DocumentRow[] {
  if (!hasTax({ taxRate, vat })) return [row('Depositum', '', gross, true)];
  return [
    row('Depositum uden moms', '', net),
    row(taxLabel(taxRate), '', tax),
    row('Depositum med moms', '', gross, true),
  ];
}

/** The VAT of a deposit was due with it, so only the rest of the VAT is due with this invoice. */
function deductedDepositNote(input: FinalInvoice, deposit: SettledDeposit): DocumentNote {
  const paid = deposit.paidDate ? `, betalt ${formatDate(deposit.paidDate)}` : '';
  const rest = sentenceEnd(input.tax - deposit.tax, input.currency);
  return {
    title: 'Modregnet depositum',
    subtitle: `Faktura ${deposit.number} af ${formatDate(deposit.date)}${paid}`,
    rows: depositRows(deposit, input.taxRate),
    text:
      !hasTax(input) && deposit.tax === 0
        ? ''
        : `Momsen af depositummet er faktureret tidligere. Moms til betaling på denne faktura er ${rest}`,
  };
}

/** Total of the whole order; '' for a deposit that is paid before there are lines. */
function orderTotal(input: DepositInvoice): string {
  const { groups, total, currency } = input;
  if (Object.values(groups).every((lines) => lines.length === 0)) return '';
  const tax = hasTax(input) ? ' med moms' : '';
  return ` Ordrens samlede pris${tax} er ${sentenceEnd(total, currency)}`;
}

function depositNote(input: DepositInvoice): DocumentNote {
  const taxed = hasTax({ ...input, vat: input.deposit.vat });
  const order = input.orderNumber === '' ? 'ordren' : `ordre ${input.orderNumber}`;
  const once = taxed ? ', så momsen af det kun betales én gang' : '';
  return {
    title: `Depositum til ${order}`,
    subtitle: '',
    rows: [],
    text: `Depositummet trækkes fra i slutfakturaen${once}.${orderTotal(input)}`,
  };
}

/** The label of the tax says 'Momfrit erhverv'; the note names the rule, as product F5 asks. */
const taxFreeNote: DocumentNote = {
  title: 'Fritaget for moms',
  subtitle: '',
  rows: [],
  text: 'Der er ikke beregnet moms her: salget er fritaget efter momslovens § 13, stk. 1.',
};

/** Why no VAT is calculated: of the whole company, or of each code on the document. */
export function vatNotesOf(input: InvoiceDocumentInput): readonly DocumentNote[] {
  if (input.taxRate === 0) return [taxFreeNote];
  const codes = codeNotes(input.kind === 'deposit' ? input.deposit.vat : input.vat);
  return [...kronerNotes(input), ...codes];
}

export function notesOf(input: InvoiceDocumentInput): readonly DocumentNote[] {
  const notes: DocumentNote[] = [];
  if (input.kind === 'deposit') notes.push(depositNote(input));
  else if (input.deposit !== undefined) notes.push(deductedDepositNote(input, input.deposit));
  return [...notes, ...vatNotesOf(input)];
}
