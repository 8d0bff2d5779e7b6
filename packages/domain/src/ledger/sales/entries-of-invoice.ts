import type { Invoice } from '../../invoices/invoice.ts';
import { writtenOffAmount } from '../../invoices/balance.ts';
import type { CreditNote, Payment } from '../../invoices/settling.ts';
import type { Oere } from '../../money.ts';
import { ledgerSystem } from '../../history/actor-name.ts';
import { lineOf, type EntryLine, type EntrySource, type NewEntry } from '../entry.ts';
import { isPostable, linesInKroner } from './currency-lines.ts';
import { issuedLines, maxRounding, movedLines } from './issued-lines.ts';
import type { SalesAccounts } from './sales-accounts.ts';

type PostedInvoice = Pick<
  Invoice,
  | 'number'
  | 'date'
  | 'isDeposit'
  | 'buyer'
  | 'sums'
  | 'taxPercent'
  | 'vat'
  | 'prepayment'
  | 'payments'
  | 'creditNote'
  | 'currency'
  | 'exchange'
>;

/** The source of an invoice's own entry; another of its kind is never posted. */
export const issuedSource = (number: number): EntrySource => ({
  kind: 'invoice',
  id: String(number),
  event: 'issued',
});

/** The source of what was paid, paid back or written off. */
export const paymentSource = (paymentId: string): EntrySource => ({
  kind: 'payment',
  id: paymentId,
  event: 'registered',
});

const creditSource = (creditNote: number): EntrySource => ({
  kind: 'creditNote',
  id: String(creditNote),
  event: 'issued',
});

/**
 * All entries that an invoice has in the ledger as it is now: its own, those of its payments, and the one
 * of its credit note, each dated as its document (product B53). The same rule
 * posts what happens and fills an empty ledger. Empty in another currency than kroner without a rate. Money is
 * posted at the rate of its invoice, so the claim ends at 0.
 */
export function entriesOfInvoice(invoice: PostedInvoice, accounts: SalesAccounts): NewEntry[] {
  if (!isPostable(invoice)) return [];
  const name = invoice.buyer.company || invoice.buyer.name;
  const about = (text: string) => (name === '' ? text : `${text}, ${name}`);
  const { number, date } = invoice;
  const kind = invoice.isDeposit ? 'Depositumfaktura' : 'Faktura';
  const issued = entryOf({
    date,
    text: about(`${kind} ${number}`),
    source: issuedSource(number),
    lines: issuedLines(invoice, accounts),
  });
  const paid = invoice.payments.map((payment) =>
    entryOf({
      date: payment.date,
      text: about(paymentText(payment, number)),
      source: paymentSource(payment.id),
      lines: [...linesInKroner(paymentLines(payment, accounts), invoice, invoice.exchange?.rate)],
    }),
  );
  return [issued, ...paid, ...creditEntries(invoice, accounts, about)].filter(
    ({ lines }) => lines.length > 0,
  );
}

function creditEntries(
  invoice: PostedInvoice,
  accounts: SalesAccounts,
  about: (text: string) => string,
): NewEntry[] {
  const { creditNote, number } = invoice;
  if (creditNote === undefined) return [];
  return [
    entryOf({
      date: creditNote.date,
      text: about(creditText(creditNote, number)),
      source: creditSource(creditNote.number),
      lines: creditedLines(invoice, accounts),
    }),
  ];
}

const creditText = (note: CreditNote, invoice: number) =>
  `Kreditnota ${note.number} til faktura ${invoice}`;

type Facts = Pick<NewEntry, 'date' | 'text' | 'source' | 'lines'>;

const entryOf = (facts: Facts): NewEntry => ({
  ...facts,
  by: ledgerSystem,
  reverses: 0,
  reason: '',
  file: '',
  fileType: '',
});

/**
 * The invoice the other way round. The part of it that was written off is no claim any more, so it is taken
 * from the loss.
 */
function creditedLines(invoice: PostedInvoice, accounts: SalesAccounts): EntryLine[] {
  const { receivables } = accounts;
  const reversed = issuedLines(invoice, accounts).map((line) => ({
    ...line,
    amount: -line.amount,
    currencyAmount: 0 - line.currencyAmount,
  }));
  const writtenOff = invoice.payments.filter(({ kind }) => kind === 'writeOff');
  const losses = writtenOff.map(({ amount }) =>
    lineOf({ account: lossAccount(amount, accounts), amount: -amount }),
  );
  const claim = lineOf({ account: receivables, amount: writtenOffAmount(invoice) });
  const ownRate = linesInKroner([claim, ...losses], invoice, invoice.exchange?.rate);
  return movedLines([...reversed, ...ownRate]);
}

/** Credit that is used on another invoice moves nothing: both are claims on the same account. */
function paymentLines({ kind = 'payment', amount }: Payment, accounts: SalesAccounts): EntryLine[] {
  const { bank, receivables } = accounts;
  const pairs = {
    payment: [bank, receivables],
    refund: [receivables, bank],
    writeOff: [lossAccount(amount, accounts), receivables],
    creditIn: [],
    creditOut: [],
  } as const;
  const [debit, credit] = pairs[kind];
  if (debit === undefined || credit === undefined) return [];
  return [lineOf({ account: debit, amount }), lineOf({ account: credit, amount: -amount })];
}

const lossAccount = (amount: Oere, { losses, rounding }: SalesAccounts) =>
  amount > maxRounding ? losses : rounding;

const paymentTexts = {
  payment: 'Betaling af faktura',
  refund: 'Betalt tilbage på faktura',
  writeOff: 'Afskrevet på faktura',
  creditIn: 'Til gode brugt på faktura',
  creditOut: 'Til gode fra faktura',
} as const;
const paymentText = ({ kind = 'payment' }: Payment, number: number) =>
  `${paymentTexts[kind]} ${number}`;
