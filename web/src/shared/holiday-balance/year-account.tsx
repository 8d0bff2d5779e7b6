import type { HolidayBalanceAnswer } from '@driftig/contracts/vacation/balance';
import { monthOf, yearOf } from '@driftig/domain/dates';
import type { ReactNode } from 'react';

import { monthNames } from '../../ui/time/month-names.ts';
import { daysFigure } from './days-text.ts';
import classes from './balance-dialog.module.css';
import { texts } from './texts.ts';

type Year = HolidayBalanceAnswer['years'][number];

interface YearAccountProps {
  year: Year;
  appliedId: string | undefined;
}

/** A holiday year as an account: what came, what was taken, what is left. */
export function YearAccount({ year, appliedId }: YearAccountProps) {
  const { from, earnedUntil, takenUntil, opening, corrections, taken, lost, left } = year;
  return (
    <section className={classes.year}>
      <h3 className={classes.title}>{texts.year(year.year)}</h3>
      <p className={classes.help}>{texts.yearDates(from, earnedUntil, takenUntil)}</p>
      {opening === 0 ? null : <Line text={texts.opening} hundredths={opening} />}
      <Months year={year} />
      {corrections.map(({ date, note, hundredths }) => (
        <Line
          key={`${date} ${note} ${hundredths}`}
          text={texts.correction(note)}
          hundredths={hundredths}
        />
      ))}
      {taken.map(({ absenceId, startDate, endDate, hundredths, isHeld }) => (
        <Line
          key={absenceId}
          text={takenText(absenceId === appliedId, isHeld, texts.range(startDate, endDate))}
          hundredths={-hundredths}
        />
      ))}
      {lost === 0 ? null : <Line text={texts.lost} hundredths={-lost} />}
      <div className={classes.sum}>
        <Line text={texts.sum} hundredths={left} />
      </div>
    </section>
  );
}

function takenText(isApplied: boolean, isHeld: boolean, dates: string): string {
  return isApplied ? texts.applied(dates) : texts.taken(isHeld, dates);
}

function Line({ text, hundredths }: { text: ReactNode; hundredths: number }) {
  return (
    <p className={classes.line}>
      <span>{text}</span>
      <span className={classes.figure}>{daysFigure(hundredths)}</span>
    </p>
  );
}

/** Earned days, which expand to months. */
function Months({ year: { months, earned } }: { year: Year }) {
  if (months.length === 0) return null;
  return (
    <details>
      <summary className={classes.summary}>
        <span>{texts.earnedMonths(months.length)}</span>
        <span className={classes.figure}>{daysFigure(earned)}</span>
      </summary>
      <div className={classes.months}>
        {months.map(({ month, hundredths, daysWithout }) => (
          <Line key={month} text={monthText(month, daysWithout)} hundredths={hundredths} />
        ))}
      </div>
    </details>
  );
}

function monthText(month: string, daysWithout: number): string {
  const name = `${monthNames[monthOf(month) - 1] ?? ''} ${yearOf(month)}`;
  return daysWithout === 0 ? name : `${name} (${texts.daysWithout(daysWithout)})`;
}
