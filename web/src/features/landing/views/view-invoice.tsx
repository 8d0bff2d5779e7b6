import { useState } from 'react';

import { Amount } from '../../../ui/display/amount.tsx';
import { StatusChip } from '../../../ui/display/status-chip.tsx';
import classes from './view-invoice.module.css';
import { viewContentTexts as texts } from './view-texts.ts';

const lines = [
  { what: 'Servering, 40 timer à 325,00', ore: 13_000_00 },
  { what: 'Bar og glas', ore: 3_900_00 },
  { what: 'Kørsel og opsætning', ore: 1_500_00 },
] as const;
const price = lines.reduce((sum, { ore }) => sum + ore, 0);
const tax = price / 4;
const deposit = 5_000_00;

/** A final invoice, with and without a deposit. */
export function InvoiceView() {
  const [paid, setPaid] = useState(true);
  return (
    <div className={classes.invoice}>
      <div className={classes.head}>
        <span>
          <strong>{texts.invoice} 1043</strong> Aarhus Teater
        </span>
        <StatusChip tone="pending">{texts.pending}</StatusChip>
      </div>
      <dl className={classes.lines}>
        {lines.map(({ what, ore }) => (
          <Line key={what} what={what} ore={ore} />
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
