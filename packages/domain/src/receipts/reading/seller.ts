import { isValidCvr } from '../../check-digits.ts';
import { amountsIn } from './amounts.ts';
import { anyOf, fold } from './fold.ts';

const cvrPattern =
  /(?:cvr|cur|se|moms|vat)[\s./-]{0,3}(?:nr|no|nummer|reg)?[\s.:/-]{0,4}(?:nr[\s.:]{0,3})?(?:dk[\s-]?)?(?<digits>[\dOoIlSB](?:[\s.]?[\dOoIlSB]){7})(?![\dOoIl])|(?<![\p{L}\d])dk[\s-]?(?<bare>\d(?:\s?\d){7})(?!\d)/giu;

const digitsOf = (text: string) =>
  text
    .replaceAll(/[\s.]/g, '')
    .replaceAll(/[Oo]/g, '0')
    .replaceAll(/[IlL]/g, '1')
    .replaceAll('S', '5')
    .replaceAll('B', '8');

/** The seller's CVR number: the only valid one beside that of the own company. */
export function findCvr(lines: readonly string[], ownCvr: string): string | undefined {
  const found = lines.flatMap((line) =>
    [...line.slice(0, 300).matchAll(cvrPattern)].map(({ groups = {} }) =>
      digitsOf(groups['digits'] ?? groups['bare'] ?? ''),
    ),
  );
  const own = digitsOf(ownCvr).replace(/^dk/i, '');
  const valid = new Set(found.filter((digits) => digits !== own && isValidCvr(digits)));
  return valid.size === 1 ? [...valid][0] : undefined;
}

const noShop = anyOf(
  'kvittering',
  'faktura',
  'fakturanr',
  'kreditnota',
  'bon',
  'kopi',
  'kassebon',
  'ekspedient',
  'ekspedition',
  'kasse',
  'velkommen',
  'tak',
  'cvr',
  'cvrnr',
  'se',
  'tlf',
  'telefon',
  'mobil',
  'dato',
  'side',
  'total',
  'i alt',
  'moms',
  'kunde',
  'ordre',
  'invoice',
  'receipt',
  'att',
  'til',
  'betjent',
  'terminal',
  'beløb',
  'www',
  'dankort',
  'visa',
  'mastercard',
  'mobilepay',
);
const address =
  /\d{4}\s+\p{Lu}|\p{L}(?:vej|gade|gaden|stræde|allé|alle|plads|torv|torvet|boulevard|stien|vænge|parken|park|havn)\b\.?\s*\d|@|www\.|\.dk\b|https?:/iu;

/** Lines from the top in which the shop names itself. */
const topLines = 4;
const mostLetters = 120;

/** The shop: the first line of a receipt that reads like a name. */
export function findShop(lines: readonly string[]): string | undefined {
  const name = lines
    .filter((line) => /[\p{L}\d]{2}/u.test(line))
    .slice(0, topLines)
    .map((line) => line.replaceAll(/^[^\p{L}\d]+|[^\p{L}\d.)!]+$/gu, '').replaceAll(/\s+/g, ' '))
    .find(readsLikeName);
  return name === undefined ? undefined : inNameCase(name);
}

function readsLikeName(line: string): boolean {
  if (line.length > mostLetters || noShop.test(fold(line))) return false;
  if (address.test(line) || amountsIn(line).length > 0) return false;
  const letters = line.match(/\p{L}/gu)?.length ?? 0;
  const digits = line.match(/\d/g)?.length ?? 0;
  const shown = line.replaceAll(/[\s&.'/+-]/g, '').length;
  // OCR reads logos and dirt as single signs: too many of them make no name.
  if (letters < 2 || letters + digits < shown * 0.85 || digits > letters) return false;
  return /\p{L}{2}/u.test(line) && /[aeiouyæøå]|^\p{Lu}{2,4}$/iu.test(line);
}

/** Capitals as a name is written; short names stay (IKEA, DSB). */
function inNameCase(name: string): string {
  if (/\p{Ll}/u.test(name) || !/\p{L}{5}/u.test(name)) return name;
  return name.replaceAll(/\p{L}{3,}/gu, (word) => word.slice(0, 1) + word.slice(1).toLowerCase());
}
