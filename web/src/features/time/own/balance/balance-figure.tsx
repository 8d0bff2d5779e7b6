import type { DayOfHours } from '@driftig/contracts/time/day';

import { Why } from '../../../../shared/why/why.tsx';
import { lazyWhenIdle } from '../../../../ui/loading/lazy-when-idle.ts';
import { FlexValue } from '../../flex-value.tsx';
import classes from '../own.module.css';
import { texts } from '../texts.ts';

const BalanceDialog = lazyWhenIdle(() => import('./balance-dialog.tsx'));

interface BalanceFigureProps {
  hundredths: number;
  /** The days that are shown, to see what they bring. */
  days: readonly DayOfHours[];
}

/** The flex balance, which opens to how it came about. */
export function BalanceFigure({ hundredths, days }: BalanceFigureProps) {
  return (
    <Why
      label={texts.balance}
      className={classes.balance}
      dialog={(onClose) => <BalanceDialog days={days} onClose={onClose} />}
    >
      <FlexValue hundredths={hundredths} />
    </Why>
  );
}
