import { amountsIn } from './amounts.ts';
import { anyOf, fold } from './fold.ts';

const notAnArticle = anyOf(
  'i alt',
  'ialt',
  'total',
  'subtotal',
  'at betale',
  'til betaling',
  'netto',
  'moms',
  'momsgrundlag',
  'beløb',
  'rabat',
  'pant',
  'afrunding',
  'øreafrunding',
  'kontant',
  'dankort',
  'visa',
  'mastercard',
  'mobilepay',
  'kort',
  'byttepenge',
  'retur',
  'sum',
  'vat',
  'betalt',
  'gebyr',
  'saldo',
  'dato',
  'kurs',
  'tlf',
  'cvr',
  'pris',
  'sparet',
);
const end = anyOf(
  'i alt',
  'ialt',
  'total',
  'subtotal',
  'at betale',
  'til betaling',
  'netto',
  'moms',
);
const quantity =
  /^\W*\d{1,3}(?:[.,]\d{1,3})?\s?(?:stk\.?|l|ltr\.?|kg|m|timer)?\s?[x×*a]\s?[\d.,]+/i;

/** The first article of a receipt, with `m.m.` behind it where there are several. */
export function findArticle(lines: readonly string[]): string | undefined {
  const last = lines.findIndex((line) => end.test(fold(line)) && amountsIn(line).length > 0);
  const articles = lines
    .slice(0, Math.max(0, last))
    .flatMap((line, index, body) => articleOn(line, body[index + 1]) ?? []);
  const [first, ...more] = [...new Set(articles)];
  if (first === undefined) return undefined;
  return more.length > 0 ? `${first} m.m.` : first;
}

/** A name with its amount behind it, or above a line of quantity and price. */
function articleOn(line: string, next: string | undefined): string | undefined {
  const amounts = amountsIn(line);
  const isPriced = amounts.length > 0 || (next !== undefined && quantity.test(next));
  if (!isPriced || notAnArticle.test(fold(line)) || quantity.test(line)) return undefined;
  const name = line
    .slice(0, amounts.at(-1)?.isOneOfTwo ? amounts.at(-1)?.at : (amounts[0]?.at ?? 300))
    .replace(/\s(?:dkk|kr\.?)\s*$/i, '')
    .replace(/^[^\p{L}\d]+/u, '')
    .replace(/^\d{1,3}\s?(?:x|stk\.?)?\s/i, '')
    .replaceAll(/^[^\p{L}\d]+|[^\p{L}\d)%]+$/gu, '')
    .replaceAll(/\s+/g, ' ');
  const letters = name.match(/\p{L}/gu)?.length ?? 0;
  return letters >= 3 && letters * 2 >= name.length && name.length <= 80 ? name : undefined;
}
