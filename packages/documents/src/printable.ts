/** The characters the embedded fonts can write: Latin, Greek and Cyrillic letters and common signs. */
export const PRINTABLE_RANGES: readonly (readonly [number, number])[] = [
  [0x20, 0x7e],
  [0xa0, 0xac],
  [0xae, 0x148],
  [0x14a, 0x17f],
  [0x218, 0x21b],
  [0x384, 0x38a],
  [0x38c, 0x38c],
  [0x38e, 0x3a1],
  [0x3a3, 0x3ce],
  [0x400, 0x45f],
  [0x2010, 0x2027],
  [0x2030, 0x203a],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
  [0x2248, 0x2248],
  [0x2264, 0x2265],
];

const SPACES = /[\t\r\n\u2000-\u200a\u202f\u205f\u3000]/g;
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Mn}\ufe0f]/gu;

/** What nearly all texts consist of alone: printable, and nothing that is composed or left out. */
const PLAIN = /^[\u0020-\u007e\u00a0-\u00ac\u00ae-\u0148\u014a-\u017f\u2010-\u2027\u20ac\u2212]*$/;

function isPrintable(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return PRINTABLE_RANGES.some(([first, last]) => code >= first && code <= last);
}

/** The base letter of a letter with rare accents, else a question mark. */
function replacement(character: string): string {
  const [base = ''] = character.normalize('NFKD');
  return isPrintable(base) ? base : '?';
}

/** One line of text in characters that the embedded fonts have; others become question marks. */
export function toPrintable(text: string): string {
  if (PLAIN.test(text)) return text;
  const line = text.normalize('NFC').replace(SPACES, ' ').replace(INVISIBLE, '');
  return [...line]
    .map((character) => (isPrintable(character) ? character : replacement(character)))
    .join('');
}
