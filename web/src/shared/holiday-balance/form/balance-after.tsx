import type { HolidayBalanceAnswer } from '@driftig/contracts/vacation/balance';
import type { AbsenceTime } from '@driftig/domain/vacation/absence';
import type { DayHalf } from '@driftig/domain/vacation/day-part';
import { useQuery } from '@tanstack/react-query';

import { WholeDates } from '../../../ui/display/whole-dates.tsx';
import { SkeletonBar } from '../../../ui/feedback/skeleton-rows.tsx';
import { useToday } from '../../../ui/time/use-today.ts';
import { endingOf, freeOf } from '../balance-parts.ts';
import { daysText } from '../days-text.ts';
import { balanceAfterQuery } from '../queries.ts';
import classes from './application-facts.module.css';
import { texts } from './texts.ts';

interface BalanceAfterProps {
  time: AbsenceTime;
  dayHalf: DayHalf | undefined;
  employeeId: string | undefined;
  /** The application itself, where it is edited. */
  except: string | undefined;
}

/** 'Koster 2 dage ferie.', '1,48 dage tilbage bagefter'; the cost alone where the balance is not known. */
export function BalanceAfter({ time, dayHalf, employeeId, except }: BalanceAfterProps) {
  const { data, error } = useQuery(balanceAfterQuery({ ...time, dayHalf, employeeId, except }));
  if (data === undefined)
    return (
      <p className={classes.side}>{error ? texts.balanceFailed : <SkeletonBar width="96px" />}</p>
    );
  const cost = data.cost === 0 ? texts.freeDays : texts.cost(daysText(data.cost ?? 0));
  if (data.balance === null) return <p className={classes.side}>{cost}</p>;
  const left = freeOf(data.balance);
  return (
    <div className={classes.side}>
      <p className={classes.basis}>{cost}</p>
      <p className={classes.figure} data-short={left < 0 || undefined}>
        {daysText(left)}
      </p>
      <p className={classes.basis}>
        <WholeDates>{texts.leftAfter(time.endDate)}</WholeDates>
      </p>
      <Explained balance={data.balance} left={left} />
    </div>
  );
}

/** Explains the figure: missing days, expiring days, and other pending applications. */
function Explained({ balance, left }: { balance: HolidayBalanceAnswer; left: number }) {
  const ending = endingOf(balance, useToday());
  return (
    <>
      {left < 0 ? <p className={classes.basis}>{texts.missing(daysText(-left))}</p> : null}
      {ending ? (
        <p className={classes.basis}>
          <WholeDates>
            {texts.ending(daysText(ending.hundredths), ending.on, ending.isLost)}
          </WholeDates>
        </p>
      ) : null}
      {balance.pending > 0 ? (
        <p className={classes.basis}>{texts.pending(daysText(balance.pending))}</p>
      ) : null}
    </>
  );
}
