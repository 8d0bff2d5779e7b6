import { formatAmount } from '../../format.ts';

/** Search text of an amount: formatted ('1.234,50 kr.') and as typed ('1234,50', '-1234.5'). */
export function amountText(ore: number, currency: string): string {
  const shown = formatAmount(ore, currency);
  const typed = String(ore / 100);
  return `${shown}\n${shown.replaceAll('.', '').replace('\u2212', '-')}\n${typed}`;
}
