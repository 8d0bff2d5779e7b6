import { formatKroner, formatQuantity } from '@driftig/domain/format';
import { parseKroner } from '@driftig/domain/money';

/** null is an empty field. NaN is text that is not a number; every number schema refuses it. */
export type TypedNumber = number | null;

function stripUnit(text: string): string {
  return text
    .replace(/(kr\.?|dkk)\s*$/i, '')
    .replace(/[\s\u00a0]/g, '')
    .replace('\u2212', '-');
}

function parseTyped(text: string, read: (plainText: string) => number | null): TypedNumber {
  const trimmed = stripUnit(text);
  return trimmed === '' ? null : (read(trimmed) ?? Number.NaN);
}

/** '1.234,50', '1234.5', '1 234,50 kr.' -> 123450 øre. */
export function moneyFromText(text: string): TypedNumber {
  return parseTyped(text, parseKroner);
}

export function moneyToText(ore: TypedNumber): string {
  return ore === null || Number.isNaN(ore) ? '' : formatKroner(ore);
}

/** '7,5' and '7.5' -> 7.5; at most two decimals. */
export function quantityFromText(text: string): TypedNumber {
  return parseTyped(text, (plainText) => {
    const hundredths = parseKroner(plainText);
    return hundredths === null ? null : hundredths / 100;
  });
}

export function quantityToText(quantity: TypedNumber): string {
  return quantity === null || Number.isNaN(quantity) ? '' : formatQuantity(quantity);
}

/** Whole numbers without grouping, such as invoice and account numbers. */
export function integerFromText(text: string): TypedNumber {
  return parseTyped(text, (plainText) => (/^\d{1,15}$/.test(plainText) ? Number(plainText) : null));
}

export function integerToText(value: TypedNumber): string {
  return value === null || Number.isNaN(value) ? '' : String(value);
}

export function isReadable(value: TypedNumber): boolean {
  return !Number.isNaN(value);
}
