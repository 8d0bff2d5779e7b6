import { formatAmount, formatDate, formatKroner, formatQuantity } from '@driftig/domain/format';
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

function row(label: string, detail: string, value: number, strong = false): DocumentRow {
  return { label, detail, value: formatKroner(value), strong };
}

/** An amount at the end of a sentence; 'kr.' already has its full stop. */
export function sentenceEnd(ore: number, currency: string): string {
  return formatAmount(ore, currency).replace(/[^.]$/, '$&.');
}

function taxLabel(taxRate: number): string {
  return `Moms ${formatQuantity(taxRate)} %`;
}

function baseRows(prefix: string, net: number, taxRate: number, tax: number): DocumentRow[] {
  if (taxRate === 0) {
    return [row(prefix, '', net), row(taxLabel(0), 'Momfrit erhverv', tax)];
  }
  return [
    row(`${prefix} uden moms`, '', net),
    row(taxLabel(taxRate), `af ${formatKroner(net)}`, tax),
  ];
}

function sumLabel(prefix: string, taxRate: number): string {
  return taxRate === 0 ? prefix : `${prefix} med moms`;
}

function depositTotals(input: DepositInvoice): Omit<InvoiceDocument['totals'], 'due'> {
  const { net, tax, gross } = input.deposit;
  return {
    base: baseRows('Depositum', net, input.taxRate, tax),
    sum: [row(sumLabel('Depositum', input.taxRate), '', gross, true)],
  };
}

function depositRow({ number, gross }: SettledDeposit, taxRate: number): DocumentRow {
  return row('Depositum', `${taxRate === 0 ? '' : 'med moms, '}faktura ${number}`, -gross);
}

function finalTotals(input: FinalInvoice): Omit<InvoiceDocument['totals'], 'due'> {
  const { price, taxRate, tax, total, deposit } = input;
  return {
    base: baseRows('Pris', price, taxRate, tax),
    sum: [
      row(sumLabel('Total', taxRate), '', total, true),
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

function depositRows({ net, tax, gross }: DepositAmounts, taxRate: number): DocumentRow[] {
  if (taxRate === 0) return [row('Depositum', '', gross, true)];
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
      input.taxRate === 0
        ? ''
        : `Momsen af depositummet er faktureret tidligere. Moms til betaling på denne faktura er ${rest}`,
  };
}

/** Total of the whole order; '' for a deposit that is paid before there are lines. */
function orderTotal({ groups, taxRate, total, currency }: DepositInvoice): string {
  if (Object.values(groups).every((lines) => lines.length === 0)) return '';
  const tax = taxRate === 0 ? '' : ' med moms';
  return ` Ordrens samlede pris${tax} er ${sentenceEnd(total, currency)}`;
}

function depositNote(input: DepositInvoice): DocumentNote {
  const taxed = input.taxRate !== 0;
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
export const taxFreeNote: DocumentNote = {
  title: 'Fritaget for moms',
  subtitle: '',
  rows: [],
  text: 'Der er ikke beregnet moms her: salget er fritaget efter momslovens § 13, stk. 1.',
};

export function notesOf(input: InvoiceDocumentInput): DocumentNote[] {
  const notes: DocumentNote[] = [];
  if (input.kind === 'deposit') notes.push(depositNote(input));
  else if (input.deposit !== undefined) notes.push(deductedDepositNote(input, input.deposit));
  if (input.taxRate === 0) notes.push(taxFreeNote);
  return notes;
}
