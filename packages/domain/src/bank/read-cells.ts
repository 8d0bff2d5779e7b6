import { fikCheckDigit } from '../check-digits.ts';
import { isCalendarDate, type DateText } from '../dates.ts';
import { parseKroner, type Oere } from '../money.ts';

const dayFirst = /^(?<day>\d{1,2})[./-](?<month>\d{1,2})[./-](?<year>\d{4})$/;
const yearFirst = /^(?<year>\d{4})[./-](?<month>\d{1,2})[./-](?<day>\d{1,2})$/;

/** '02.04.2026', '02-04-2026', '2026/04/02': the forms that Danish banks write. Undefined for no date. */
export function readBankDate(cell: string): DateText | undefined {
  const text = cell.trim();
  const { year, month, day } = (dayFirst.exec(text) ?? yearFirst.exec(text))?.groups ?? {};
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(date) && /^(19|20)/.test(date) ? date : undefined;
}

/** '-1.234,56', '+300,50', '1234.5', '1.234,56-'. Undefined for no amount with at most two decimals. */
export function readBankAmount(cell: string): Oere | undefined {
  const text = cell.trim().replace(/^\+/, '');
  const trailing = /^(?<amount>[^-]*)-$/.exec(text)?.groups?.['amount'];
  return parseKroner(trailing === undefined ? text : `-${trailing}`) ?? undefined;
}

/**
 * Reads a payment card's identification without its check digit and the zeros before it: the number of an
 * invoice. '' where it is no identification of kind 71, whose check digit must agree.
 */
export function readPayload(cell: string): string {
  const digits = /^(?:\+?71<)?\s*(?<id>\d{2,15})\b/.exec(cell.trim())?.groups?.['id'] ?? '';
  if (digits === '' || Number(digits.at(-1)) !== fikCheckDigit(digits.slice(0, -1))) return '';
  return digits.slice(0, -1).replace(/^0+/, '');
}

/** The payload of a whole identification of 15 digits inside a text, such as '+71<000000000012492+87654321<'. */
export function payloadIn(text: string): string {
  const id = /(?<![\d])(?<id>\d{15})(?![\d])/.exec(text)?.groups?.['id'];
  return id === undefined ? '' : readPayload(id);
}

const mostLetters = 200;
const unseen = /[\p{C}\p{Zl}\p{Zp}]+/gu;

/** The texts of a line as one, on one line and of at most 200 letters; a text that another contains once. */
export function joinTexts(cells: readonly string[]): string {
  const texts = cells.map((cell) => cell.replaceAll(unseen, ' ').replaceAll(/\s+/g, ' ').trim());
  const kept = texts.filter(
    (text, at) =>
      text !== '' &&
      texts.every(
        (other, index) => index === at || !other.includes(text) || (other === text && index > at),
      ),
  );
  return kept.join(', ').slice(0, mostLetters).trim().toWellFormed();
}
