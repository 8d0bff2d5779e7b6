import type { DateText } from '../../dates.ts';
import { scale, type Oere } from '../../money.ts';

/** The rate of a document in another currency than kroner (product D39). */
export interface Exchange {
  /** Kroner for 100 of the currency, with at most 6 decimals. */
  readonly rate: number;
  /** The day of the rate. */
  readonly date: DateText;
}

const millionths = 1_000_000;

/** Hundredths of the currency in øre, half away from zero. */
export const inKroner = (amount: Oere, rate: number): Oere =>
  scale(amount, Math.round(rate * millionths), 100 * millionths);

interface RateFields {
  readonly date: DateText;
  readonly exchangeRate?: number | undefined;
  readonly exchangeDate?: DateText | undefined;
}

/** The rate that the form names; that of the invoice's own date where it names no day. */
export function exchangeOf({ exchangeRate, exchangeDate, date }: RateFields) {
  if (exchangeRate === undefined) return {};
  return { exchange: { rate: exchangeRate, date: exchangeDate ?? date } };
}

/** Errors of the rate by field: it is above 0, and an invoice in kroner has none. */
export function exchangeFaults(
  { exchangeRate, exchangeDate, date }: RateFields,
  currency: string,
): Record<string, string> {
  if (exchangeRate === undefined) return {};
  if (currency === 'DKK') return { exchangeRate: 'En faktura i kroner har ingen kurs.' };
  if (Math.round(exchangeRate * millionths) === 0)
    return { exchangeRate: 'Kursen skal være over 0.' };
  if (exchangeDate !== undefined && exchangeDate > date)
    return { exchangeDate: 'Kursens dag er efter fakturaens dato.' };
  return {};
}
