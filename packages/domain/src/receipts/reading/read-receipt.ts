import { findArticle } from './article.ts';
import { findDate } from './date.ts';
import { findCvr, findShop } from './seller.ts';
import { findTotal } from './total.ts';
import { vatOf, vatsIn } from './vat.ts';

/** Suggestions from the text of a receipt; a field that is uncertain is left out. */
export interface ReceiptReading {
  readonly shop?: string;
  readonly cvr?: string;
  /** The first article bought. */
  readonly description?: string;
  /** YYYY-MM-DD. */
  readonly date?: string;
  /** Øre, above 0; gross. */
  readonly amount?: number;
  /** Øre; part of the amount. */
  readonly vat?: number;
  /** A credit note or a refund. */
  readonly isCredit?: true;
}

interface Reader {
  readonly today: string;
  /** CVR of the own company, which invoices name too. */
  readonly ownCvr?: string;
}

const creditTitle =
  /^\W*(?:kreditnota|kreditbon|refundering|retur ?bon|credit note|tilbagebetaling)/;
const lineNamingCredit = 40;
const mostLines = 400;

/** Reads the lines of a receipt as OCR or a PDF gives them (product B46). */
export function readReceipt(
  text: readonly string[],
  { today, ownCvr = '' }: Reader,
): ReceiptReading {
  const lines = text
    .slice(0, mostLines)
    .map((line) => line.slice(0, 300).normalize('NFC').replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
  const vats = vatsIn(lines);
  const total = findTotal(lines, vats);
  const isCredit = total !== undefined && (total < 0 || lines.some(isCreditTitle));
  return withoutUndefined({
    shop: findShop(lines),
    cvr: findCvr(lines, ownCvr),
    description: findArticle(lines),
    date: findDate(lines, today),
    amount: total === undefined ? undefined : Math.abs(total),
    vat: total === undefined ? undefined : vatOf(total, vats),
    isCredit: isCredit ? (true as const) : undefined,
  });
}

const isCreditTitle = (line: string) =>
  line.length <= lineNamingCredit && creditTitle.test(line.toLowerCase());

type Found<T> = { readonly [K in keyof T]?: Exclude<T[K], undefined> };

function withoutUndefined<T extends object>(values: T): Found<T> {
  const found = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(found) as Found<T>;
}
