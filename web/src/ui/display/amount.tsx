/**
 * Amount { ore, currency?, struck? } — '1.234,50 kr.' with tabular figures and a true minus sign.
 * `struck` is for an amount that no longer counts, such as that of a cancelled invoice.
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
