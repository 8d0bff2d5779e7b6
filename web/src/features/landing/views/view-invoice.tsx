import { formatQuantity } from '@driftig/domain/format';
import { useState } from 'react';

import { Amount } from '../../../ui/display/amount.tsx';
import { StatusChip } from '../../../ui/display/status-chip.tsx';
import { invoice } from '../demo-data.ts';
import classes from './view-invoice.module.css';
import { viewContentTexts as texts } from './view-texts.ts';

const { number, customer, lines, price, tax, deposit } = invoice;

/** A final invoice, with and without a deposit. */
export function InvoiceView() {
  const [paid, setPaid] = useState(true);
  return (
    <div className={classes.invoice}>
      <div className={classes.head}>
        <span>
          <strong>
            {texts.invoice} {number}
          </strong>{' '}
          {customer}
        </span>
        <StatusChip tone="done">{texts.paid}</StatusChip>
      </div>
      <dl className={classes.lines}>
        {lines.map(({ what, quantity, unit, ore }) => (
          <Line key={what} what={`${what}, ${formatQuantity(quantity)} ${unit}`} ore={ore} />
        ))}
      </dl>
      <label className={classes.choice}>
        <input type="checkbox" checked={paid} onChange={() => setPaid(!paid)} />
        {texts.withDeposit}
      </label>
      <dl className={classes.sums}>
        <Line what={texts.price} ore={price} />
        <Line what={texts.tax} ore={tax} />
        {paid ? <Line what={texts.deposit} ore={-deposit} /> : null}
        <div className={classes.total}>
          <dt>{texts.toPay}</dt>
          <dd aria-live="polite">
            <Amount ore={price + tax - (paid ? deposit : 0)} />
          </dd>
        </div>
      </dl>
    </div>
  );
}

function Line({ what, ore }: { what: string; ore: number }) {
  return (
    <div className={classes.line}>
      <dt>{what}</dt>
      <dd>
        <Amount ore={ore} />
      </dd>
    </div>
  );
}
