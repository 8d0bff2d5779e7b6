/** FreeToday { day, today, startTimer } — a day without an own order: absence, shifts that can be had, and the hours. */
import type { calendarRoutes } from '@driftig/contracts/calendar/routes';
import type { AnswerOf } from '@driftig/contracts/core/route';
import { absenceTypes } from '@driftig/contracts/vacation/absence-type';
import type { DateText } from '@driftig/domain/dates';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { dayInCalendar } from '../../../../paths.ts';
import { registerHours } from '../../../../shared/staffing/register-link.ts';
import { texts } from '../texts.ts';
import classes from './home-card.module.css';
import { RegisterButton } from './shift-today.tsx';

interface FreeTodayProps {
  day: AnswerOf<typeof calendarRoutes.listOwnOrdersOfDay>;
  today: DateText;
  startTimer: ReactNode;
}

const free = new Set(['open', 'forSale', 'offered']);

export function FreeToday({ day: { orders, vacations }, today, startTimer }: FreeTodayProps) {
  const absence = vacations.find(({ status }) => status === 'approved');
  const count = orders.filter(
    ({ status, isActionable }) => isActionable && free.has(status),
  ).length;
  return (
    <>
      <p className={classes.free}>
        <strong>
          {absence === undefined
            ? texts.offToday
            : texts.absentToday(absenceTypes[absence.type].label)}
        </strong>
        {absence === undefined ? <span className={classes.help}>{texts.offHelp}</span> : null}
      </p>
      {count === 0 || absence !== undefined ? null : (
        <Link to={dayInCalendar(today)} preventScrollReset>
          {texts.freeShifts(count)}
        </Link>
      )}
      <div className={classes.actions}>
        <RegisterButton to={registerHours({ date: today })} filled={absence === undefined} />
        {absence === undefined ? startTimer : null}
      </div>
    </>
  );
}
