import type { HolidayBalanceAnswer } from '@driftig/contracts/vacation/balance';
import { Alert, UnstyledButton } from '@mantine/core';
import { Suspense, useState, type ReactNode } from 'react';

import { WholeDates } from '../../ui/display/whole-dates.tsx';
import { usePhone } from '../../ui/layout/use-phone.ts';
import { LazyBoundary } from '../../ui/loading/lazy-boundary.tsx';
import { lazyWhenIdle } from '../../ui/loading/lazy-when-idle.ts';
import { daysFigure, daysText } from './days-text.ts';
import classes from './balance-card.module.css';
import { barParts, earnedSince, freeOf } from './balance-parts.ts';
import { texts } from './texts.ts';

const BalanceDialog = lazyWhenIdle(() => import('./balance-dialog.tsx'));

interface BalanceFiguresProps {
  balance: HolidayBalanceAnswer;
  today: string;
  /** The date it may be seen on: beside the legend, and on a phone, where the list is wanted, with the account. */
  children?: ReactNode;
}

const labels = { held: texts.held, planned: texts.planned, left: texts.leftShort } as const;

/** The figures and the bar; each figure opens the account it comes from. */
export function BalanceFigures({ balance, today, children }: BalanceFiguresProps) {
  const [isOpen, setOpen] = useState(false);
  const phone = usePhone();
  const { at, left, earned, pending, expiring, ahead, covered, employedUntil } = balance;
  const free = freeOf(balance);
  const unearned = ahead - covered;
  const since = earnedSince(balance);
  const open = () => setOpen(true);
  const parts = barParts(balance);
  return (
    <>
      <div className={classes.head}>
        <Figure onOpen={open}>
          <span className={classes.label}>{at === today ? texts.left : texts.leftAt(at)}</span>
          <span className={classes.left}>
            {daysFigure(free)} <small>{Math.abs(free) === 100 ? 'dag' : 'dage'}</small>
          </span>
        </Figure>
        <Figure onOpen={open}>
          <span className={classes.earned}>
            {texts.earned(daysText(earned))}
            <br />
            {since === undefined ? null : texts.since(since)}
          </span>
        </Figure>
      </div>
      <div className={classes.bar} aria-hidden="true">
        {parts.map(({ key, share }) =>
          share > 0 ? <span key={key} data-part={key} style={{ flexGrow: share }} /> : null,
        )}
      </div>
      <div className={classes.foot}>
        <div className={classes.legend}>
          {parts.map(({ key, hundredths }) => (
            <Figure key={key} onOpen={open}>
              <span className={classes.swatch} data-part={key} aria-hidden="true" />
              {labels[key]} {daysFigure(hundredths)}
            </Figure>
          ))}
          {pending > 0 ? (
            <Figure onOpen={open}>
              <span className={classes.swatch} data-part="pending" aria-hidden="true" />
              {texts.pending} {daysFigure(pending)}
            </Figure>
          ) : null}
        </div>
        {phone ? null : children}
      </div>
      {employedUntil === '' ? null : (
        <p className={classes.note}>
          <WholeDates>{texts.paidOut(employedUntil)}</WholeDates>
        </p>
      )}
      {unearned > 0 ? <p className={classes.note}>{texts.unearned(daysText(unearned))}</p> : null}
      {expiring ? (
        <Alert color="amber" className={classes.alert ?? ''}>
          <WholeDates>{texts.expiring(daysText(expiring.hundredths), expiring.on)}</WholeDates>
        </Alert>
      ) : null}
      {left < 0 ? (
        <Alert color="amber" className={classes.alert ?? ''}>
          {texts.tooMuch(daysText(-left))}
        </Alert>
      ) : null}
      {isOpen ? (
        <LazyBoundary>
          <Suspense>
            <BalanceDialog balance={balance} onClose={() => setOpen(false)}>
              {phone ? children : null}
            </BalanceDialog>
          </Suspense>
        </LazyBoundary>
      ) : null}
    </>
  );
}

interface FigureProps {
  onOpen: () => void;
  children: ReactNode;
}

function Figure({ onOpen, children }: FigureProps) {
  return (
    <UnstyledButton
      type="button"
      className={classes.figure}
      aria-description={texts.explain}
      onClick={onOpen}
    >
      {children}
    </UnstyledButton>
  );
}
