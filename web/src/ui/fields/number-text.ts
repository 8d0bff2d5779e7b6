import { formatKroner, formatQuantity } from '@driftig/domain/format';
import { isTooLongToRead, parseKroner } from '@driftig/domain/money';

/**
 * Value of a number field: the number, null where it is empty, or a typed text that is not a
 * number, or not yet ('-', '1,2345'). Text does not compile as a number, so it reaches no sum, and
 * every number schema refuses it.
 */
export type TypedNumber = number | string | null;

export function isNumber(value: TypedNumber | undefined): value is number {
  return typeof value === 'number';
}

/** False while the text that was typed is no number. */
export function isReadable(value: TypedNumber): boolean {
  return typeof value !== 'string';
}

/** The number in another unit; an empty field and text stay as they are. */
export function inUnit(value: TypedNumber, convert: (number: number) => number): TypedNumber {
  return isNumber(value) ? convert(value) : value;
}

/** As a body of a call has it: NaN for text, which the contract refuses at its field. */
export function asSent(value: TypedNumber): number | null {
  return typeof value === 'string' ? Number.NaN : value;
}

/** Whether it is below 0, or will be by what is typed next. */
export function isBelowZero(value: TypedNumber): boolean {
  return isNumber(value) ? value < 0 : /^\s*[\u2212-]/.test(value ?? '');
}

/** With the other sign; an empty field and 0 begin with a minus. */
export function changedSign(value: TypedNumber): TypedNumber {
  if (isNumber(value) && value !== 0) return -value;
  if (!isNumber(value) && isBelowZero(value)) return value?.replace(/[\u2212-]/, '').trim() || null;
  return `-${isNumber(value) ? '' : (value ?? '')}`;
}

const emptyText = /^[\s\u00a0\u202f]*$/;

/**
 * A decimal separator at the end or the start is on the way to a number: '1250,' is 1250 and ',5' is
 * 0.5, so that a sum does not disappear between two keys.
 */
function completeNumber(text: string): string {
  return text
    .trim()
    .replace(/(\d)[.,]$/, '$1')
    .replace(/^([\u2212-]?)(?=[.,]\d)/, '$10');
}

function parseTyped(text: string, read: (completeText: string) => number | null): TypedNumber {
  return emptyText.test(text) ? null : (read(completeNumber(text)) ?? text);
}

/** '1.234,50', '1234.5', '1 234,50 kr.' and 'kr. 1234,5' -> øre. */
export function moneyFromText(text: string): TypedNumber {
  return parseTyped(text, parseKroner);
}

/** '7,5' and '7.5' -> 7.5; at most two decimals. */
export function quantityFromText(text: string): TypedNumber {
  return inUnit(moneyFromText(text), (hundredths) => hundredths / 100);
}

/** Whole numbers without grouping, such as invoice and account numbers. */
export function integerFromText(text: string): TypedNumber {
  const digits = text.replaceAll(/[\s\u00a0]/g, '');
  return parseTyped(text, () => (/^\d{1,15}$/.test(digits) ? Number(digits) : null));
}

const toText = (format: (value: number) => string) => (value: TypedNumber) =>
  isNumber(value) ? format(value) : (value ?? '');

export const moneyToText = toText(formatKroner);
export const quantityToText = toText((quantity) => formatQuantity(quantity) || '0');
export const integerToText = toText(String);

/** Whether what was typed is a number, but larger than any field takes. */
export function isTooLong(value: TypedNumber): boolean {
  return typeof value === 'string' && isTooLongToRead(value.replaceAll(/[\s.](?=\d{3})/g, ''));
}
