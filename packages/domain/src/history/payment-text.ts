import type { AuditEntry } from '../events.ts';
import { formatAmount } from '../format.ts';

type Changes = AuditEntry['changes'] | undefined;

/** Nouns for an invoice's entries. Entries from before kinds were stored are payments. */
const paymentNouns: Readonly<Record<string, string>> = {
  refund: 'tilbagebetaling',
  writeOff: 'afskrivning',
  creditOut: 'brug',
  creditIn: 'brug',
};

export function paymentText(number: string, changes: Changes): string {
  const { kind, other } = changes ?? {};
  const noun = (typeof kind === 'string' ? paymentNouns[kind] : undefined) ?? 'betaling';
  const used = typeof other === 'number' ? ` til gode med faktura ${other}` : '';
  return `${noun} af ${amountText(changes)}${used} på faktura ${number}`;
}

/** On the invoice it is owed on, and on the one that it pays (`kind` is creditIn). */
export function creditUsedText(number: string, changes: Changes): string {
  const other = Number(changes?.['other']);
  if (changes?.['kind'] === 'creditIn')
    return `betalte ${amountText(changes)} af faktura ${number} med det, kunden havde til gode på faktura ${other}`;
  return `brugte ${amountText(changes)} til gode på faktura ${number} til at betale faktura ${other}`;
}

function amountText(changes: Changes): string {
  const { amount = 0, currency = 'DKK' } = changes ?? {};
  return formatAmount(Number(amount), typeof currency === 'string' ? currency : 'DKK');
}
