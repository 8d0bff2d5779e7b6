import type { TimeEntry } from '@driftig/contracts/time/entry';
import type {
  HoursColumn,
  HoursOverview,
  HoursTable,
} from '@driftig/documents/hours-overview.types';
import { formatDate } from '@driftig/domain/format';
import type { DateRange, Shortcut } from '@driftig/domain/periods';

import { periodTitle } from '../../../ui/time/period-title.ts';
import { projectOf, statusOf, timesOf } from '../entry/entry-text.ts';
import { flexText, hoursText } from '../hours-text.ts';
import { activityText, groupsOf, hoursOf } from './groups.ts';
import { daysAway, sumOf, type Figures, type Person } from './sums.ts';
import { texts } from './texts.ts';

interface Printed {
  readonly company: string;
  readonly view: Shortcut;
  readonly period: DateRange;
  readonly people: readonly Person[];
  readonly entries: readonly TimeEntry[];
  /** The name of the department or employee that is filtered by; '' for none. */
  readonly department: string;
  readonly employee: string;
  readonly isFlexOn: boolean;
  readonly today: string;
}

/** The overview as a document: the people, then each one's entries. */
export function overviewDocument(printed: Printed): HoursOverview {
  const { company, view, period, isFlexOn, today } = printed;
  return {
    title: texts.title[view],
    company,
    period: periodTitle(view, period),
    filters: filtersText(printed),
    continued: texts.continued,
    note: isFlexOn ? texts.why : '',
    isoDate: today,
    summary: summaryTable(printed),
    details: detailsTable(printed),
  };
}

/** 'Alle afdelinger, 12 medarbejdere' */
function filtersText({ department, employee, people }: Printed): string {
  const who = employee === '' ? texts.peopleCount(people.length) : employee;
  return `${department === '' ? texts.allDepartments : department}, ${who}`;
}

const figure = (label: string): HoursColumn => ({ label, width: 20, isFigure: true });

function summaryTable({ people, isFlexOn }: Printed): HoursTable {
  const figuresOf = ({
    hundredths,
    pendingHundredths,
    normHundredths,
    flexHundredths,
  }: Figures) => [
    hoursText(hundredths),
    hoursText(pendingHundredths),
    hoursText(normHundredths),
    ...(isFlexOn ? [flexText(flexHundredths)] : []),
  ];
  const rows = people.map((person) => [
    person.employeeName,
    awayText(person),
    ...figuresOf(person),
  ]);
  return {
    title: texts.summary,
    columns: [
      { label: texts.employee },
      { label: texts.absence },
      figure(texts.hours),
      figure(texts.pending),
      figure(texts.norm),
      ...(isFlexOn ? [figure(texts.flex)] : []),
    ],
    groups: [{ name: '', sums: [], rows }],
    total: [texts.total, '', ...figuresOf(sumOf(people))],
    empty: texts.noPeople,
  };
}

/** 'Ferie 5 dage, Sygdom 1 dag' */
export const awayText = (person: Person): string =>
  daysAway(person)
    .map(([type, count]) => texts.absenceDays(type, count))
    .join(', ');

function detailsTable({ entries, isFlexOn }: Printed): HoursTable {
  return {
    title: texts.details,
    columns: [
      { label: texts.date, width: 22 },
      { label: texts.project },
      { label: texts.activity },
      { label: texts.time, width: 24 },
      { label: texts.status, width: 20 },
      figure(texts.hours),
      ...(isFlexOn ? [figure(texts.flex)] : []),
    ],
    groups: groupsOf(entries, 'person').map((group) => ({
      name: group.name,
      sums: [hoursText(group.hundredths), ...(isFlexOn ? [flexText(group.flexHundredths)] : [])],
      rows: group.entries.map((entry) => [
        formatDate(entry.date),
        projectOf(entry),
        activityText(entry),
        timesOf(entry),
        statusOf(entry).text,
        hoursText(hoursOf(entry)),
        ...(isFlexOn ? [flexText(entry.flexHundredths)] : []),
      ]),
    })),
    total: [],
    empty: texts.noHours,
  };
}
