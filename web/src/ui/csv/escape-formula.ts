/** What is done to a text in a CSV file so that no spreadsheet runs it, and how it is undone. */
const LOOKS_LIKE_FORMULA = /^'*[=+\-@\t\r]/;
const PLAIN_NUMBER = /^-?\d+(,\d+)?$/;

/**
 * A spreadsheet would run such a text as a formula; an apostrophe makes it text again. A text that
 * has such an apostrophe of its own gets one more, so that each can be read back as it was.
 */
export function escapeFormula(text: string): string {
  return LOOKS_LIKE_FORMULA.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text;
}

/** The text that was neutralised. */
export function unescapeFormula(cell: string): string {
  return cell.startsWith("'") && LOOKS_LIKE_FORMULA.test(cell) ? cell.slice(1) : cell;
}
