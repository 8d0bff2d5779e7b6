import { DateText } from '../../../ui/display/date-text.tsx';
import { StatusChip } from '../../../ui/display/status-chip.tsx';
import { weekdayOf } from '../../../ui/time/weekday-names.ts';
import { projectOf, statusOf, timesOf } from '../entry/entry-text.ts';
import { hoursText } from '../hours-text.ts';
import type { Entry } from '../queries.ts';
import {
  daysOf,
  monthsOf,
  type Register,
  type RegisterDay,
  type RegisterMonth,
} from './register-days.ts';
import classes from './register.module.css';
import { texts } from './texts.ts';

/** The months of the year; the newest with hours is open. */
export function RegisterMonths({ register }: { register: Register }) {
  const months = monthsOf(daysOf(register));
  const newest = Math.max(
    0,
    months.findIndex(({ hundredths }) => hundredths > 0),
  );
  return (
    <div className={classes.months}>
      {months.map((month, index) => (
        <Month key={month.name} month={month} isOpen={index === newest} />
      ))}
    </div>
  );
}

function Month({ month, isOpen }: { month: RegisterMonth; isOpen: boolean }) {
  const { name, hundredths, workDays, days } = month;
  return (
    <details className={classes.month} open={isOpen}>
      <summary className={classes.summary}>
        <span className={classes.name}>{name}</span>
        <span className={classes.sum}>
          {hundredths === 0 && workDays === 0
            ? texts.onlyAbsence
            : texts.monthTotal(hoursText(hundredths), workDays)}
        </span>
      </summary>
      <ol className={classes.days}>
        {days.map((day) => (
          <Day key={day.date} day={day} />
        ))}
      </ol>
    </details>
  );
}

function Day({ day }: { day: RegisterDay }) {
  const { date, hundredths, normHundredths, absence, entries } = day;
  return (
    <li className={classes.day}>
      <span>
        <span className={classes.weekday}>{weekdayOf(date).slice(0, 3)}</span>{' '}
        <DateText value={date} />
      </span>
      <span className={classes.hours}>
        <b>{hoursText(hundredths)}</b>
        <span className={classes.norm}>
          {texts.norm} {hoursText(normHundredths)}
        </span>
      </span>
      <div className={classes.entries}>
        {absence === '' ? null : <span className={classes.absence}>{absence}</span>}
        {entries.map((entry) => (
          <Line key={entry.reportId} entry={entry} />
        ))}
      </div>
    </li>
  );
}

function Line({ entry }: { entry: Entry }) {
  const status = statusOf(entry);
  const { activity, flexReason, hundredths } = entry;
  const about = [projectOf(entry), activity, flexReason, timesOf(entry)];
  return (
    <span className={classes.entry}>
      <span>{about.filter((text) => text !== '').join(' · ')}</span>
      <StatusChip tone={status.tone} plain>
        {status.text}
      </StatusChip>
      <span className={classes.entryHours}>{hoursText(hundredths)}</span>
    </span>
  );
}
