/**
 * Danish formatting of amounts, dates and quantities. It does not use Intl, because browsers and the
 * server may have different locale data and must write the same. Negative figures get U+2212.
 */
const MINUS = '\u2212';

function groupThousands(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, '.');
}

/** Formats an integer whose last `decimals` digits are its fraction. */
function writeScaled(units: number, decimals: number): string {
  const digits = Math.abs(units)
    .toString()
    .padStart(decimals + 1, '0');
  const whole = groupThousands(digits.slice(0, digits.length - decimals));
  const fraction = decimals > 0 ? `,${digits.slice(-decimals)}` : '';
  return `${units < 0 ? MINUS : ''}${whole}${fraction}`;
}

function roundAwayFromZero(value: number): number {
  const rounded = Math.round(Math.abs(value));
  return value < 0 && rounded > 0 ? -rounded : rounded;
}

/** Øre to kroner with two decimals: 123450 -> '1.234,50'. */
export function formatKroner(ore: number): string {
  return writeScaled(roundAwayFromZero(ore), 2);
}

/** Øre to kroner with one decimal, half away from zero: 284735050 -> '2.847.350,5'. */
export function formatOneDecimal(ore: number): string {
  return writeScaled(roundAwayFromZero(ore / 10), 1);
}

/** The text after an amount: 'kr.' for Danish kroner, else the ISO code. */
export function currencyWord(currency: string): string {
  return currency === 'DKK' ? 'kr.' : currency;
}

/** Hundredths of the currency with its unit: (123450, 'DKK') -> '1.234,50 kr.'. */
export function formatAmount(ore: number, currency: string): string {
  return `${formatKroner(ore)} ${currencyWord(currency)}`;
}

/** At most three decimals, without trailing zeros: 1250 -> '1.250', 7.5 -> '7,5'. */
export function formatQuantity(quantity: number): string {
  const thousandths = roundAwayFromZero(quantity * 1000);
  return writeScaled(thousandths, 3).replace(/,?0+$/, '');
}

/** yyyy-mm-dd to dd-mm-yyyy. Any other text is returned unchanged. */
export function formatDate(date: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date) ?? [];
  return year && month && day ? `${day}-${month}-${year}` : date;
}

/** A Danish number in pairs, however it was typed: '+4520146005' -> '20 14 60 05'; any other as it is. */
export function formatPhone(phone: string): string {
  const [, digits] = /^(?:\+45|0045)?(\d{8})$/.exec(phone.replaceAll(/[\s().-]/g, '')) ?? [];
  return digits === undefined ? phone : digits.replaceAll(/\d{2}(?=\d)/g, '$& ');
}
