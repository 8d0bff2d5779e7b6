import type { DayOfHours } from '@driftig/contracts/time/day';
import { UnstyledButton } from '@mantine/core';
import { Suspense, useState } from 'react';

import { LazyBoundary } from '../../../../ui/loading/lazy-boundary.tsx';
import { lazyWhenIdle } from '../../../../ui/loading/lazy-when-idle.ts';
import { FlexValue } from '../../flex-value.tsx';
import { flexText } from '../../hours-text.ts';
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
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <UnstyledButton
        className={classes.balance}
        aria-haspopup="dialog"
        aria-label={texts.howItCame(flexText(hundredths))}
        onClick={() => setOpen(true)}
      >
        <FlexValue hundredths={hundredths} />
      </UnstyledButton>
      {isOpen ? (
        <LazyBoundary>
          <Suspense>
            <BalanceDialog days={days} onClose={() => setOpen(false)} />
          </Suspense>
        </LazyBoundary>
      ) : null}
    </>
  );
}
