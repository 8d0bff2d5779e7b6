import type { DateRange, Shortcut } from '@driftig/domain/periods';
import type { TimeOffBar, TimeOffCalendar } from '@driftig/documents/timeoff-calendar.types';

import { periodTitle } from '../../../ui/time/period-title.ts';
import { weekdayOf } from '../../../ui/time/weekday-names.ts';
import type { Bar } from './bars.ts';
import { barLabels } from './describe.ts';
import { holidaysText, kindsText } from './legend-texts.ts';
import type { Day } from './period.ts';
import { noDepartment, type Filters, type Row } from './rows.ts';
import { texts } from './texts.ts';

interface Shown {
  readonly company: string;
  readonly view: Shortcut;
  readonly period: DateRange;
  readonly days: readonly Day[];
  readonly rows: readonly Row[];
  readonly filters: Filters;
  /** The name of the employee that is filtered by; '' for none. */
  readonly employee: string;
  readonly today: string;
}

/** The screen as a printed document. */
export function calendarDocument(shown: Shown): TimeOffCalendar {
  const { company, view, period, days, rows, today } = shown;
  return {
    title: texts.title,
    company,
    period: periodTitle(view, period),
    filters: filtersText(shown),
    legend: (['approved', 'pending', 'rejected'] as const).map((tone) => ({
      tone,
      label: texts.statuses[tone],
    })),
    kinds: kindsText(rows),
    notes: notesOf(days),
    employee: texts.employee,
    empty: texts.nobodyAway,
    isoDate: today,
    columns: days.map(({ date, isWeekend, holiday }) => ({
      weekday: weekdayOf(date).slice(0, 2),
      day: String(Number(date.slice(8))),
      isFree: isWeekend || holiday !== undefined,
      isToday: date === today,
    })),
    rows: rows.map(({ person, bars, lanes }) => ({
      name: person.name,
      department: person.department,
      lanes,
      bars: bars.map(printBar),
    })),
  };
}

function printBar(bar: Bar): TimeOffBar {
  const { left, right, lane, isCutLeft, isCutRight, entry } = bar;
  return {
    left,
    right,
    lane,
    isCutLeft,
    isCutRight,
    tone: entry.status,
    isOpen: entry.isOpen,
    labels: barLabels(entry),
  };
}

function notesOf(days: readonly Day[]): string {
  const holidays = holidaysText(days);
  return holidays === '' ? '' : texts.holidays(holidays);
}

/** 'Alle afdelinger, 12 medarbejdere, kun ferie, uden weekender'. */
function filtersText({ filters, rows, employee }: Shown): string {
  const { department, showsHoliday, showsSickness } = filters;
  const named = department === noDepartment ? texts.noDepartment : department;
  return [
    department === '' ? texts.allDepartments : named,
    employee === '' ? texts.peopleCount(rows.length) : employee,
    texts.kindsShown(showsHoliday, showsSickness),
    filters.onlyAway ? texts.onlyAwayNote : '',
    filters.hidesWeekends ? texts.withoutWeekends : '',
  ]
    .filter((part) => part !== '')
    .join(', ');
}
