/**
 * Amount { ore, currency?, struck? } — '1.234,50 kr.', tabular, with the true minus. `struck` is for
 * an amount that no longer counts.
 */
import { formatAmount } from '@driftig/domain/format';
import classes from './amount.module.css';

interface AmountProps {
  ore: number;
  currency?: string;
  struck?: boolean;
}

export function Amount({ ore, currency = 'DKK', struck = false }: AmountProps) {
  const text = formatAmount(ore, currency);
  return struck ? (
    <s className={classes.struck}>{text}</s>
  ) : (
    <span className={classes.amount}>{text}</span>
  );
}
