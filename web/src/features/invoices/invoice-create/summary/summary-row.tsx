import type { WhyAnswer } from '@driftig/contracts/core/why';

import { Why } from '../../../../shared/why/why.tsx';
import classes from './summary-panel.module.css';

interface SummaryRowProps {
  label: string;
  value: string;
  why: () => WhyAnswer;
  note?: string;
  dimmed?: boolean;
  strong?: boolean;
}

/** A sum beside the form, which opens to how it is computed. */
export function SummaryRow({ label, value, why, note, dimmed, strong }: SummaryRowProps) {
  return (
    <div className={classes.row} data-dimmed={dimmed} data-strong={strong}>
      <dt>
        {label}
        {note ? <span className={classes.note}>{note}</span> : null}
      </dt>
      <dd>
        <Why label={label} answer={why} tabStop={false}>
          {value}
        </Why>
      </dd>
    </div>
  );
}
