import type { Plan } from '@driftig/contracts/planning/planner-answers';
import { datesOf } from '@driftig/domain/calendar/calendar-days';
import type { DateText } from '@driftig/domain/dates';
import { periodOf } from '@driftig/domain/planning/period';
import { IconUserExclamation } from '@tabler/icons-react';

import { ReplaceButton } from '../../shared/staffing/replace/replace-button.tsx';
import { useNow } from '../../ui/time/use-now.ts';
import classes from './lack-banner.module.css';
import { texts } from './texts.ts';

/** The first order of the day that lacks people, with the way to find some (product K36). */
export function LackBanner({ plan, date }: { plan: Plan; date: DateText }) {
  const now = useNow();
  const [order] = plan.orders
    .filter(({ missing }) => missing > 0)
    .filter((one) => datesOf(periodOf(one), date, date).length > 0 && periodOf(one).to > now)
    .toSorted((a, b) => periodOf(a).from.localeCompare(periodOf(b).from));
  if (order === undefined) return null;
  const { from } = periodOf(order);
  return (
    <p className={classes.banner} data-no-print>
      <IconUserExclamation size={18} stroke={1.6} aria-hidden="true" />
      <span>
        <b>{texts.lacksNow(order.title, order.missing)}</b>{' '}
        {from <= now ? texts.hasStarted : texts.startsAt(from.slice(11))}
      </span>
      <ReplaceButton orderId={order.id} label={texts.findFor(order.title)} />
    </p>
  );
}
