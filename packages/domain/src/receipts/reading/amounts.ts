/** Currency printed beside an amount. */
type Currency = 'dkk' | 'foreign' | 'unknown';

/** An amount as it is printed. */
export interface PrintedAmount {
  /** Øre, with its sign. */
  readonly ore: number;
  readonly currency: Currency;
  /** Where it begins in its line. */
  readonly at: number;
  /** `1 875,00` is 1.875,00, or 875,00 behind a quantity: both are given. */
  readonly isOneOfTwo?: true;
}

const digit = String.raw`[\dOoIl|]`;
/**
 * Two decimals or `,-`; thousands by a point, a comma or a space; OCR may put a space before the decimals. No
 * letter or digit may touch it, nor a percent sign follow.
 */
const amountPattern = new RegExp(
  String.raw`(?<![\p{L}\d.,])(?<minus>[-−–]\s?)?(?<whole>${digit}{1,3}(?:[.' ,]${digit}{3}){1,2}|${digit}{1,7})` +
    String.raw`(?:(?:(?<mark>[.,])\s?|,\s)(?<cents>${digit}{2})|[.,]?(?<even>[-−–]))(?![\p{L}\d%]|[.,]\d|\s?%)(?<after>\s?[-−–](?!\d))?`,
  'gu',
);

const before =
  /(?:^|[\s:(])(?<word>dkk|kr\.?|eur|euro|€|usd|us\$|\$|gbp|£|sek|nok|chf|pln|czk)\s*$/i;
const after = /^\s*(?<word>dkk|kr\.?(?!\p{L})|eur|euro|€|usd|\$|gbp|£|sek|nok|chf|pln|czk)/iu;

const longestLine = 300;
const mostOre = 100_000_000_00;

/** The amounts of a line. */
export function amountsIn(line: string): readonly PrintedAmount[] {
  const text = line.slice(0, longestLine);
  return [...text.matchAll(amountPattern)].flatMap((found) => {
    const { whole = '', cents = '00', minus, after: trailing } = found.groups ?? {};
    const digits = toDigits(
      whole.replaceAll(/\D/g, (other) => (/[OoIl|]/.test(other) ? other : '')),
    );
    // A lone letter beside a point is text, as in "I.lo".
    if (!/\d/.test(`${whole}${cents}`)) return [];
    const ore = Number(digits) * 100 + Number(toDigits(cents));
    if (ore > mostOre) return [];
    const isNegative = minus !== undefined || trailing !== undefined;
    const end = found.index + found[0].length;
    const currency = currencyOf(text.slice(0, found.index), text.slice(end));
    const amount = { ore: isNegative && ore > 0 ? -ore : ore, currency, at: found.index };
    const behindSpace = / (?<rest>[^ ]+)$/.exec(whole)?.groups?.['rest'];
    if (behindSpace === undefined) return [amount];
    const short = Number(toDigits(behindSpace.replaceAll(/[.',]/g, ''))) * 100 + (ore % 100);
    const at = found.index + found[0].indexOf(' ') + 1;
    const other = { ore: isNegative ? -short : short, currency, at };
    return [amount, other].map((each) => ({ ...each, isOneOfTwo: true as const }));
  });
}

const toDigits = (text: string) => text.replaceAll(/[Oo]/g, '0').replaceAll(/[Il|]/g, '1');

function currencyOf(left: string, right: string): Currency {
  const word = (before.exec(left) ?? after.exec(right))?.groups?.['word']?.toLowerCase();
  if (word === undefined) return 'unknown';
  return word === 'dkk' || word.startsWith('kr') ? 'dkk' : 'foreign';
}

const foreignMoney = /(?<!\p{L})(?:eur|euro|usd|gbp|sek|nok|chf|pln|czk)(?!\p{L})|[€£$]/iu;
const foreignTax =
  /(?<!\p{L})(?:mwst|ust|mva|tva|iva|btw|sales tax|att betala|summa|org\.? ?n(?:umme)?r)(?!\p{L})/iu;

/** Whether the text names another currency, or the VAT of another country. */
export const looksForeign = (lines: readonly string[]): boolean =>
  lines.some((line) => foreignMoney.test(line) || foreignTax.test(line));
