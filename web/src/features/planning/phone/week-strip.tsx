import type { Plan } from '@driftig/contracts/planning/planner-answers';
import { addDays, type DateText } from '@driftig/domain/dates';
import { mondayOf } from '@driftig/domain/weeks';
import { UnstyledButton, VisuallyHidden } from '@mantine/core';

import { dayAndMonth } from '../../../ui/time/period-title.ts';
import { weekdayOf } from '../../../ui/time/weekday-names.ts';
import { texts } from '../texts.ts';
import { ordersOn } from './orders-on.ts';
import classes from './week-strip.module.css';

interface WeekStripProps {
  plan: Plan;
  date: DateText;
  today: DateText;
  onDay: (date: DateText) => void;
}

const mostDots = 4;

/** The days of the week, with a dot for each shift and an amber one where people lack. */
export function WeekStrip({ plan, date, today, onDay }: WeekStripProps) {
  const monday = mondayOf(date);
  return (
    <nav className={classes.strip} aria-label={texts.dayNav}>
      {Array.from({ length: 7 }, (_, index) => addDays(monday, index)).map((day) => {
        const orders = ordersOn(plan, day);
        const missing = orders.reduce((sum, order) => sum + order.missing, 0);
        const about = [
          `${weekdayOf(day)} ${dayAndMonth(day)}`,
          texts.shifts(orders.length),
          ...(missing > 0 ? [texts.lacksShort(missing)] : []),
        ];
        return (
          <UnstyledButton
            key={day}
            className={classes.day}
            aria-current={day === date ? 'date' : undefined}
            data-today={day === today || undefined}
            onClick={() => onDay(day)}
          >
            <VisuallyHidden>{about.join(', ')}</VisuallyHidden>
            <span aria-hidden="true">{weekdayOf(day).slice(0, 1)}</span>
            <b aria-hidden="true">{Number(day.slice(8))}</b>
            <span className={classes.dots}>
              {orders.slice(0, mostDots).map(({ id }) => (
                <i key={id} />
              ))}
            </span>
            {missing > 0 ? <i className={classes.lack} /> : null}
          </UnstyledButton>
        );
      })}
    </nav>
  );
}
