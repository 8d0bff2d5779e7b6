import type { RegisterLine, TimeRegister } from '@driftig/documents/time-register.types';

import { formatShortWeekdayDate } from '../../../ui/time/weekday-names.ts';
import { formatDate } from '@driftig/domain/format';
import { projectOf, statusOf, timesOf } from '../entry/entry-text.ts';
import { hoursText } from '../hours-text.ts';
import type { Entry } from '../queries.ts';
import { warningText } from '../warnings-text.ts';
import { daysOf, hoursIn, monthsOf, type Register, type RegisterDay } from './register-days.ts';
import { texts } from './texts.ts';

interface About {
  readonly company: string;
  readonly year: number;
  readonly today: string;
}

/** The register as it is printed: the year from January. */
export function registerDocument(
  register: Register,
  { company, year, today }: About,
): TimeRegister {
  const days = daysOf(register);
  const hundredths = hoursIn(days);
  const workDays = days.filter((day) => day.hundredths > 0).length;
  return {
    title: texts.title,
    person: register.employeeName,
    company,
    period: String(year),
    note: `${texts.law} ${texts.printed(today)}.`,
    total: texts.monthTotal(hoursText(hundredths), workDays),
    headers: {
      date: texts.date,
      what: texts.project,
      times: texts.time,
      status: texts.status,
      hours: texts.hours,
      norm: texts.norm,
      dayHours: texts.total,
    },
    groups: monthsOf(days)
      .toReversed()
      .map((month) => ({
        title: month.name,
        total:
          month.workDays === 0
            ? texts.onlyAbsence
            : texts.monthTotal(hoursText(month.hundredths), month.workDays),
        lines: month.days.flatMap(linesOf),
      })),
    warningsTitle: texts.warnings,
    warnings: register.warnings.map((warning) => {
      const { title, text, source } = warningText(warning);
      return `${formatDate(warning.date)}: ${title}. ${text} ${source}.`;
    }),
    empty: texts.none(year),
    isoDate: today,
  };
}

function linesOf(day: RegisterDay): RegisterLine[] {
  const { date, hundredths, normHundredths, absence, entries } = day;
  const ofDay = {
    date: formatShortWeekdayDate(date),
    dayHours: hoursText(hundredths),
    norm: hoursText(normHundredths),
  };
  const away = { what: absence, times: '', status: '', hours: '' };
  const lines = [...(absence === '' ? [] : [away]), ...entries.map(lineOf)];
  const later = { date: '', dayHours: '', norm: '' };
  return lines.map((line, index) => ({ ...line, ...(index === 0 ? ofDay : later) }));
}

function lineOf(entry: Entry): Pick<RegisterLine, 'what' | 'times' | 'status' | 'hours'> {
  const { activity, flexReason, hundredths } = entry;
  return {
    what: [projectOf(entry), activity, flexReason].filter((text) => text !== '').join(' · '),
    times: timesOf(entry),
    status: statusOf(entry).text,
    hours: hoursText(hundredths),
  };
}
