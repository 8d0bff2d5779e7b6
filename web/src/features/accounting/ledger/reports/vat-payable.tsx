import { vatBoxes } from '@driftig/contracts/ledger/vat-box';
import { formatDate, formatKroner } from '@driftig/domain/format';
import { payableSigns, whyVatPayable } from '@driftig/domain/why/vat';

import { Why } from '../../../../shared/why/why.tsx';
import type { VatOverview } from './build-reports.ts';
import { texts } from './texts.ts';
import classes from './vat.module.css';

interface PayableProps {
  overview: VatOverview;
  /** The last day to report the period. */
  deadline: string | undefined;
}

/** The sum to be paid, from the boxes that it is counted from. */
export function Payable({ overview, deadline }: PayableProps) {
  const { boxes, payable } = overview;
  const counted = boxes.filter(
    ({ box, reported }) => reported !== 0 && payableSigns[box] !== undefined,
  );
  return (
    <aside className={classes.payable} aria-label={texts.payable}>
      {counted.length === 0 ? null : (
        <dl>
          {counted.map(({ box, reported }) => (
            <div key={box}>
              <dt>{vatBoxes[box]}</dt>
              <dd>{wholeKroner(reported * (payableSigns[box] ?? 1))}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className={classes.sum}>
        <span>{payable < 0 ? texts.refund : texts.payable}</span>
        <strong>
          <Why label={texts.payable} answer={() => whyVatPayable(boxes, payable)}>
            {`${wholeKroner(Math.abs(payable))} kr.`}
          </Why>
        </strong>
        {deadline === undefined ? null : <small>{texts.deadline(formatDate(deadline))}</small>}
      </p>
    </aside>
  );
}

/** '1.234' of øre that are whole kroner. */
export const wholeKroner = (ore: number) => formatKroner(ore).replace(/,00$/, '');
