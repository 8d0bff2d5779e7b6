import type { AbsenceType } from '@driftig/contracts/vacation/absence-type';
import type { AbsenceTime } from '@driftig/domain/vacation/absence';
import { useQuery } from '@tanstack/react-query';

import { daysText } from '../days-text.ts';
import { balanceQuery } from '../queries.ts';
import { SkeletonBar } from '../../ui/feedback/skeleton-rows.tsx';
import type { Entry } from '../queries.ts';
import classes from './application-facts.module.css';
import { leftAfter } from './left-after.ts';
import { texts } from './texts.ts';

interface BalanceAfterProps {
  asked: AbsenceTime & { readonly type: AbsenceType };
  employeeId: string | undefined;
  entry: Entry | undefined;
}

/** '1,48 dage tilbage bagefter'. Nothing where the person's balance is not known. */
export function BalanceAfter({ asked, employeeId, entry }: BalanceAfterProps) {
  const { data, error } = useQuery(balanceQuery(employeeId, asked.endDate));
  if (data === undefined)
    return (
      <p className={classes.side}>{error ? texts.balanceFailed : <SkeletonBar width="96px" />}</p>
    );
  if (data.balance === null) return null;
  const { left, otherPending } = leftAfter(data.balance, asked, entry);
  return (
    <div className={classes.side}>
      <p className={classes.figure} data-short={left < 0 || undefined}>
        {daysText(left)}
      </p>
      <p className={classes.basis}>{texts.leftAfter}</p>
      {left < 0 ? <p className={classes.basis}>{texts.missing(daysText(-left))}</p> : null}
      {otherPending > 0 ? (
        <p className={classes.basis}>{texts.pending(daysText(otherPending))}</p>
      ) : null}
    </div>
  );
}
