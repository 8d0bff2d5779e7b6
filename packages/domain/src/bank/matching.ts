import { addDays } from '../dates.ts';
import { likelyMatch, nearDays } from './likely-match.ts';
import {
  distance,
  labelOf,
  paymentOf,
  type MatchableEntry,
  type MatchableInvoice,
  type MatchedLine as Line,
  type Suggestion,
} from './suggestion.ts';

interface Books {
  readonly invoices: readonly MatchableInvoice[];
  readonly entries: readonly MatchableEntry[];
  /** Whether payments of invoices are posted to this account. */
  readonly takesPayments: boolean;
}

/** A payment that was registered by hand can be further away. */
const registeredDays = 45;
/** The longest number of an invoice. */
const mostDigits = 9;
const invoiceNumbers = /(?<!\d)\d{1,9}(?!\d)/g;

/** The numbers in a line that may be those of invoices: its payment card first. */
export function numbersIn({ text, payload }: Pick<Line, 'text' | 'payload'>): number[] {
  const written = text.match(invoiceNumbers) ?? [];
  const all = [...(payload === '' ? [] : [payload]), ...written];
  const numbers = all.filter((one) => one.length <= mostDigits).map(Number);
  return [...new Set(numbers)].filter((number) => number > 0).slice(0, 8);
}

/**
 * Suggests a match for each line, in the order of the lines; undefined for none. Each payment and entry is
 * suggested once, and an invoice for no more than what is open on it. The identification of the payment card
 * decides first, then an invoice's number in the text with its exact amount; these are sure. Everything else
 * (an entry of the same amount near in time, an invoice of the same amount, best with the buyer's name) is for a
 * person to confirm.
 */
export function suggestMatches(
  lines: readonly Line[],
  books: Books,
): readonly (Suggestion | undefined)[] {
  const rest = new Rest(books);
  const found = lines.map((line) => rest.take(sureMatch(line, rest), line));
  return lines.map((line, at) => found[at] ?? rest.take(likelyMatch(line, rest), line));
}

/** The invoices and entries that are left to suggest: each is taken once. */
class Rest {
  readonly takesPayments: boolean;
  readonly #invoices: Map<number, MatchableInvoice>;
  #entries: readonly MatchableEntry[];

  constructor({ invoices, entries, takesPayments }: Books) {
    this.takesPayments = takesPayments;
    this.#invoices = new Map(invoices.map((invoice) => [invoice.number, invoice]));
    this.#entries = entries;
  }

  invoice(number: number) {
    return this.#invoices.get(number);
  }

  get invoices(): readonly MatchableInvoice[] {
    return [...this.#invoices.values()];
  }

  get entries() {
    return this.#entries;
  }

  take(suggestion: Suggestion | undefined, { amount }: Line): Suggestion | undefined {
    if (suggestion === undefined) return undefined;
    if (suggestion.kind === 'entry') {
      this.#takeSource(suggestion.source);
      return suggestion;
    }
    const invoice = this.#invoices.get(suggestion.invoice);
    if (invoice === undefined) return suggestion;
    if (suggestion.kind === 'payment') {
      this.#invoices.set(invoice.number, { ...invoice, open: invoice.open - amount });
      return suggestion;
    }
    const payments = invoice.payments.filter(({ id }) => id !== suggestion.paymentId);
    this.#invoices.set(invoice.number, { ...invoice, payments });
    this.#takeSource(`payment#${suggestion.paymentId}#registered`);
    return suggestion;
  }

  #takeSource(source: string) {
    this.#entries = this.#entries.filter((entry) => entry.source !== source);
  }
}

function sureMatch(line: Line, rest: Rest): Suggestion | undefined {
  const byCard = line.payload === '' ? undefined : rest.invoice(Number(line.payload));
  if (byCard !== undefined) {
    const registered = registeredOn(byCard, line);
    if (registered !== undefined) return registered;
    if (rest.takesPayments && line.amount > 0 && line.amount <= byCard.open)
      return paymentOf(byCard, true);
  }
  for (const number of numbersIn(line)) {
    const invoice = rest.invoice(number);
    if (invoice === undefined) continue;
    const registered = registeredOn(invoice, line);
    if (registered !== undefined) return registered;
    if (rest.takesPayments && line.amount > 0 && invoice.open === line.amount)
      return paymentOf(invoice, true);
  }
  return undefined;
}

function registeredOn(invoice: MatchableInvoice, { amount, date }: Line): Suggestion | undefined {
  const near = invoice.payments
    .filter((one) => one.amount === amount && distance(one.date, date) <= registeredDays)
    .toSorted((a, b) => distance(a.date, date) - distance(b.date, date));
  const [payment] = near;
  if (payment === undefined) return undefined;
  return {
    kind: 'registered',
    invoice: invoice.number,
    paymentId: payment.id,
    text: labelOf(invoice),
    sure: true,
  };
}

/** The dates between which entries can be suggested for lines. */
export function nearDates(lines: readonly Pick<Line, 'date'>[]) {
  const dates = lines.map(({ date }) => date).toSorted();
  const [first, last] = [dates[0], dates.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  return { from: addDays(first, -nearDays), to: addDays(last, nearDays) };
}
