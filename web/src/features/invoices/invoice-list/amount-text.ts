import { formatAmount } from '@driftig/domain/format';

/**
 * As it is written and as it is typed: '1.234,50 kr.', '1234,50', with either sign and separator.
 */
export function amountText(ore: number, currency: string): string {
  const shown = formatAmount(ore, currency);
  const typed = String(ore / 100);
  return `${shown}\n${shown.replaceAll('.', '').replace('\u2212', '-')}\n${typed}`;
}
