import type { WhyUnit } from '@driftig/contracts/core/why';

import { formatAmount, formatKroner, formatQuantity } from '../format.ts';

/** An amount in its unit, '12,48 dage', or without the unit where the column says it. */
export function whyAmountText(amount: number, unit: WhyUnit, isWhole = false): string {
  if (typeof unit === 'object')
    return isWhole ? formatAmount(amount, unit.currency) : formatKroner(amount);
  if (unit === 'count') return formatQuantity(amount);
  if (unit === 'quantity') return formatQuantity(amount / 100);
  if (unit === 'percent') return `${formatQuantity(amount / 100)} %`;
  if (unit === 'hours') return isWhole ? `${formatKroner(amount)} timer` : formatKroner(amount);
  const days = formatQuantity(amount / 100);
  return isWhole ? `${days} ${Math.abs(amount) === 100 ? 'dag' : 'dage'}` : days;
}
