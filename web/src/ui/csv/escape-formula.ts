/**
 * Protection against CSV injection: a spreadsheet must not run a text as a formula. Some read the
 * full-width signs ＝＋－＠ as the usual ones, and skip a tab or line break before them.
 */
const LOOKS_LIKE_FORMULA = /^'*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;
const PLAIN_NUMBER = /^-?\d+(,\d+)?$/;

/**
 * Puts an apostrophe before a text that a spreadsheet would run as a formula. A text that already
 * starts with such apostrophes gets one more, so that `unescapeFormula` restores every text
 * exactly.
 */
export function escapeFormula(text: string): string {
  return LOOKS_LIKE_FORMULA.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text;
}

/** The inverse of `escapeFormula`. */
export function unescapeFormula(cell: string): string {
  return cell.startsWith("'") && LOOKS_LIKE_FORMULA.test(cell) ? cell.slice(1) : cell;
}
