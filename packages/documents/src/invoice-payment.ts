import { danishIban, fikPaymentLine } from '@driftig/domain/check-digits';
import { formatAmount, formatDate } from '@driftig/domain/format';
import type {
  DocumentField,
  DocumentPayment,
  InvoiceDocumentInput,
} from './invoice-document.types.ts';

const LATE_PAYMENT =
  'Ved betaling efter forfald beregnes rente efter renteloven, og der kan opkræves rykkergebyr på op til 100 kr. pr. rykker.';

function isToBePaid(input: InvoiceDocumentInput): boolean {
  return input.amountDue > 0 && !input.cancelled;
}

function bankField({ seller }: InvoiceDocumentInput): DocumentField {
  const { bankName, regNumber, accountNumber } = seller;
  return {
    label: bankName === '' ? 'Bankoverførsel' : `Bankoverførsel, ${bankName}`,
    value: accountNumber === '' ? '' : `Reg.nr. ${regNumber}, konto ${accountNumber}`,
  };
}

function ibanField({ seller }: InvoiceDocumentInput): DocumentField {
  const iban = danishIban(seller.regNumber, seller.accountNumber) ?? '';
  return { label: 'IBAN', value: iban.replace(/.{4}(?=.)/g, '$& ') };
}

/** Payment cards (FIK) are for Danish kroner only. */
function codesOf({ seller, number, currency }: InvoiceDocumentInput): DocumentField[] {
  const line = currency === 'DKK' ? fikPaymentLine(number, seller.fikCreditor ?? '') : undefined;
  return line === undefined ? [] : [{ label: 'Betalingskort (FIK)', value: line }];
}

/** Undefined when nothing is to be paid. */
export function paymentOf(input: InvoiceDocumentInput): DocumentPayment | undefined {
  if (!isToBePaid(input)) return undefined;
  const fields = [
    { label: 'Betales senest', value: formatDate(input.payDate) },
    { label: 'Beløb', value: formatAmount(input.amountDue, input.currency) },
    bankField(input),
    ibanField(input),
  ];
  return { fields: fields.filter((field) => field.value !== ''), codes: codesOf(input) };
}

export function noticesOf(input: InvoiceDocumentInput): string[] {
  return [...paymentNotices(input), ...verifyNotices(input)];
}

function verifyNotices({ verifyUrl }: InvoiceDocumentInput): string[] {
  if (verifyUrl === undefined) return [];
  const address = verifyUrl.replace('https://', '');
  return [`Se, om fakturaen står i sælgers bøger: ${address}`];
}

function paymentNotices(input: InvoiceDocumentInput): string[] {
  const { cancelled, creditedBy } = input;
  if (creditedBy !== undefined) {
    const note = `kreditnota ${creditedBy.number} af ${formatDate(creditedBy.date)}`;
    return [`Fakturaen er krediteret med ${note} og skal ikke betales.`];
  }
  if (cancelled) return ['Fakturaen er annulleret og skal ikke betales.'];
  if (input.amountDue <= 0) return ['Der er ikke noget at betale på denne faktura.'];
  return [`Skriv fakturanummer ${input.number} ved bankoverførsel. ${LATE_PAYMENT}`];
}
