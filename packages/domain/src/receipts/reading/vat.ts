import { amountsIn } from './amounts.ts';
import { anyOf, fold } from './fold.ts';
import { isFullVat } from './total.ts';

const vatWords = anyOf('moms', 'momsen', 'momsbeløb', 'vat');
const notVat = anyOf(
  'moms ?nr',
  'moms ?reg',
  'momsnummer',
  'vat ?nr',
  'vat ?no',
  'vat ?reg',
  'vat ?id',
  'momsgrundlag',
  'uden moms',
  'før moms',
  'ekskl.? ?moms',
  'excl.? ?moms',
  'eksklusive moms',
  'momsfrit?',
);
const withVat = /(?:inki?\.?|incl?\.?|inkiusive) ?(?:25 ?% ?)?(?:moms|vat)/;

/** Amounts (øre) printed as VAT, those of a table's header line included. */
export function vatsIn(lines: readonly string[]): readonly number[] {
  const found = lines.flatMap((line, index) => {
    const text = fold(line).replace(withVat, '');
    if (!vatWords.test(text) || notVat.test(text)) return [];
    const own = amountsIn(afterVat(line));
    const amounts = own.length > 0 ? own : tableRow(lines[index + 1]);
    return amounts.filter(({ currency }) => currency !== 'foreign');
  });
  return [...new Set(found.map(({ ore }) => Math.abs(ore)))].filter((ore) => ore > 0);
}

/** The part of a line from "heraf" on: the total is before it. */
function afterVat(line: string): string {
  const at = /(?:heraf|deraf|hvoraf)/i.exec(line)?.index;
  return at === undefined ? line : line.slice(at);
}

/** The amounts below "Moms% Netto Moms Brutto". */
function tableRow(line: string | undefined) {
  if (line === undefined || !/^\W*(?:[a-c]\s)?\d{1,2}(?:[.,]\d{1,2})?\s?%/i.test(line)) return [];
  return amountsIn(line);
}

/**
 * The VAT of a total (øre, both): a fifth of it, or the only amount that is printed as VAT where a part of
 * the purchase is free of VAT. Undefined where it is uncertain.
 */
export function vatOf(total: number, vats: readonly number[]): number | undefined {
  const gross = Math.abs(total);
  const full = vats.filter((vat) => isFullVat(vat, gross));
  if (full.length > 0) return full.length === 1 ? full[0] : undefined;
  const [only, ...more] = vats;
  if (only === undefined || more.length > 0) return undefined;
  return only * 5 <= gross ? only : undefined;
}
