import { amountsIn, looksForeign, type PrintedAmount } from './amounts.ts';
import { anyOf, fold } from './fold.ts';

/** Words before the amount that is paid, the surest first. */
const totalWords = [
  anyOf('at betale', 'til betaling', 'atbetale', 'til udbetaling', 'skal betales', 'amount due'),
  anyOf('i alt', 'ialt', 'total', 'totalt', 'totalbeløb', 'samlet beløb', 'samlet pris', 'slutsum'),
  anyOf('beløb', 'betalt', 'sum', 'dankort', 'visa', 'mastercard', 'mobilepay', 'kort'),
];

/** Words of a line whose amount is another than the total. */
const otherWords = anyOf(
  'subtotal',
  'sub total',
  'delsum',
  'mellemsum',
  'netto',
  'ekskl.?',
  'excl.?',
  'eksklusive',
  'uden moms',
  'før moms',
  'momsgrundlag',
  'momspligtigt?',
  'momsfrit?',
  'rabat',
  'sparet',
  'besparelse',
  'du har sparet',
  'byttepenge',
  'retur',
  'tilbage',
  'pant',
  'point',
  'bonus',
  'saldo',
  'gebyr',
  'afrunding',
  'øreafrunding',
  'drikkepenge',
);
const vatWords = anyOf('moms', 'momsen', 'vat', 'heraf moms');
const withVat = /(?:inki?\.?|incl?\.?|inkiusive|ink) ?(?:25 ?% ?)?(?:moms|vat)/;
const paidBy = anyOf('dankort', 'visa', 'mastercard', 'mobilepay', 'kort', 'betalt', 'kontant');

/** The amount that is paid. `vats`: printed amounts of VAT, which decide between two totals. */
export function findTotal(lines: readonly string[], vats: readonly number[]): number | undefined {
  const isForeign = looksForeign(lines);
  for (const words of totalWords) {
    const found = lines.flatMap((line, index) => totalOn(line, lines[index + 1], words));
    const own = found.filter(({ ore, currency }) => ore !== 0 && currency !== 'foreign');
    const sure = isForeign ? own.filter(({ currency }) => currency === 'dkk') : own;
    const choices = [...new Set(sure.map(({ ore }) => ore))];
    if (choices.length > 0) return decide(choices, lines, vats);
    // A total in another currency: its payment by card is no Danish total either.
    if (found.some(({ currency }) => currency === 'foreign')) return undefined;
  }
  return undefined;
}

function totalOn(line: string, next: string | undefined, words: RegExp): readonly PrintedAmount[] {
  const text = fold(line);
  const named = words.exec(text);
  if (named === null || otherWords.test(text.replace(withVat, ''))) return [];
  const vatAt = vatWords.exec(text.replace(withVat, (match) => ' '.repeat(match.length)))?.index;
  // "Moms i alt" is VAT; "Total 875,00 heraf moms 175,00" has the total before it.
  if (vatAt !== undefined && vatAt < named.index) return [];
  const amounts = amountsIn(line).filter(({ at }) => vatAt === undefined || at < vatAt);
  if (amounts.length === 0) return isAmountAlone(next) ? amountsIn(next) : [];
  return oneOf(amounts);
}

const isAmountAlone = (line: string | undefined): line is string =>
  line !== undefined && /^\W*(?:dkk|kr\.?)?\s*[-−–]?[\d.,\s]+(?:kr\.?|dkk)?\W*$/i.test(line);

/** One amount of a line: the only one, that in kroner, or the gross of net, VAT and gross. */
function oneOf(amounts: readonly PrintedAmount[]): readonly PrintedAmount[] {
  const own = amounts.filter(({ currency }) => currency !== 'foreign');
  if (own.length === 0) return amounts.slice(0, 1);
  if (new Set(own.map(({ ore }) => ore)).size === 1) return own.slice(0, 1);
  if (own.every(({ isOneOfTwo }) => isOneOfTwo === true)) return own;
  const danish = own.filter(({ currency }) => currency === 'dkk');
  if (danish.length === 1) return danish;
  const gross = own.find(({ ore }) => isSumOfOthers(ore, own));
  return gross === undefined ? [] : [gross];
}

const isSumOfOthers = (ore: number, all: readonly PrintedAmount[]) =>
  all.length === 3 && ore > 0 && all.reduce((sum, other) => sum + other.ore, 0) === 2 * ore;

/** Chooses between several totals the one that VAT or payment confirms. */
function decide(
  choices: readonly number[],
  lines: readonly string[],
  vats: readonly number[],
): number | undefined {
  if (choices.length === 1) return choices[0];
  const fitting = choices.filter((ore) => vats.some((vat) => isFullVat(vat, ore)));
  if (fitting.length === 1) return fitting[0];
  const payments = lines.filter((line) => paidBy.test(fold(line))).flatMap(amountsIn);
  const paid = new Set(payments.map(({ ore }) => ore));
  const confirmed = choices.filter((ore) => paid.has(ore));
  return confirmed.length === 1 ? confirmed[0] : undefined;
}

/** Whether the VAT is a fifth of the gross, as it is at 25 %; rounding may differ by 2 øre. */
export const isFullVat = (vat: number, gross: number): boolean =>
  Math.abs(Math.abs(vat) * 5 - Math.abs(gross)) <= 10;
