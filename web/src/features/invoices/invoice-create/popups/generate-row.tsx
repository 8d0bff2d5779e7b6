import type { OrderToGenerate } from '@driftig/contracts/invoices/generating';
import { formatAmount } from '@driftig/domain/format';
import { Checkbox } from '@mantine/core';
import { Link } from 'react-router-dom';

import { paths } from '../../../../paths.ts';
import classes from './generate.module.css';
import { texts } from './texts.ts';
import { whenText } from './when-text.ts';

interface GenerateRowProps {
  order: OrderToGenerate;
  currency: string;
  picked: boolean;
  onToggle: () => void;
}

/** A done order with what its invoice comes to, or why it cannot be invoiced. */
export function GenerateRow({ order, currency, picked, onToggle }: GenerateRowProps) {
  const { number, title, company, name, problem, amountDue, depositPrice } = order;
  const amount = (ore: number) => formatAmount(ore, currency);
  const who = company || name;
  return (
    <label className={classes.row} data-dimmed={problem !== '' || undefined}>
      <Checkbox
        checked={picked && problem === ''}
        disabled={problem !== ''}
        onChange={onToggle}
        aria-label={texts.select(number, title)}
      />
      <span className={classes.name}>
        {title}
        <span className={classes.detail}>
          {[texts.order(number), who, whenText(order)].filter(Boolean).join(' · ')}
        </span>
        {problem === '' ? null : (
          <span className={classes.problem}>
            {problem} <Link to={paths.order(number)}>{texts.openOrder}</Link>
          </span>
        )}
      </span>
      <span className={classes.amount}>
        {problem !== '' && amountDue === 0 ? null : amount(amountDue)}
        {problem === '' && depositPrice > 0 ? (
          <span className={classes.detail}>{texts.withDeposit(amount(depositPrice))}</span>
        ) : null}
      </span>
    </label>
  );
}
