import type { HolidayBalanceAnswer } from '@driftig/contracts/vacation/balance';
import { whyHoliday, type HolidayFigure } from '@driftig/domain/why/holiday';
import { Alert } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';

import { WholeDates } from '../../ui/display/whole-dates.tsx';
import { usePhone } from '../../ui/layout/use-phone.ts';
import { Why } from '../why/why.tsx';
import { daysFigure, daysText } from './days-text.ts';
import classes from './balance-card.module.css';
import { barParts, earnedSince, freeOf } from './balance-parts.ts';
import { texts } from './texts.ts';

interface BalanceFiguresProps {
  balance: HolidayBalanceAnswer;
  today: string;
  /** The date it may be seen on: beside the legend, and on a phone, where the list is wanted, with the account. */
  children?: ReactNode;
}

const whyLabels = {
  left: texts.left,
  earned: texts.whyEarned,
  held: texts.held,
  planned: texts.planned,
} as const;
const labels = { held: texts.held, planned: texts.planned, left: texts.leftShort } as const;

/** The figures and the bar; each figure opens the account it comes from. */
export function BalanceFigures({ balance, today, children }: BalanceFiguresProps) {
  const phone = usePhone();
  const { at, earned, pending } = balance;
  const free = freeOf(balance);
  const since = earnedSince(balance);
  const figure = (of: HolidayFigure, shown: ReactNode) => (
    <Why
      label={whyLabels[of]}
      answer={() => whyHoliday(balance, of)}
      className={classes.figure}
      above={phone ? children : null}
    >
      {shown}
    </Why>
  );
  const parts = barParts(balance);
  return (
    <>
      <div className={classes.head}>
        {figure(
          'left',
          <>
            <span className={classes.label}>{at === today ? texts.left : texts.leftAt(at)}</span>
            <span className={classes.left}>
              {daysFigure(free)} <small>{Math.abs(free) === 100 ? 'dag' : 'dage'}</small>
            </span>
          </>,
        )}
        {figure(
          'earned',
          <span className={classes.earned}>
            {texts.earned(daysText(earned))}
            <br />
            {since === undefined ? null : texts.since(since)}
          </span>,
        )}
      </div>
      <div className={classes.bar} aria-hidden="true">
        {parts.map(({ key, share }) =>
          share > 0 ? <span key={key} data-part={key} style={{ flexGrow: share }} /> : null,
        )}
      </div>
      <div className={classes.foot}>
        <div className={classes.legend}>
          {parts.map(({ key, hundredths }) => (
            <Fragment key={key}>
              {figure(
                key,
                <>
                  <span className={classes.swatch} data-part={key} aria-hidden="true" />
                  {labels[key]} {daysFigure(hundredths)}
                </>,
              )}
            </Fragment>
          ))}
          {pending > 0 ? (
            <span>
              <span className={classes.swatch} data-part="pending" aria-hidden="true" />
              {texts.pending} {daysFigure(pending)}
            </span>
          ) : null}
        </div>
        {phone ? null : children}
      </div>
      <Notes balance={balance} />
    </>
  );
}

/** Sentences below the figures: the end of employment, days that expire, and more taken than earned. */
function Notes({ balance }: { balance: HolidayBalanceAnswer }) {
  const { left, expiring, ahead, covered, employedUntil } = balance;
  const unearned = ahead - covered;
  return (
    <>
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
    </>
  );
}
