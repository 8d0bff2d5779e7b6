import type { WhyAnswer, WhyRow } from '@driftig/contracts/core/why';
import type { WhyFigure } from '@driftig/contracts/core/why-figures';
import type { OverviewPerson } from '@driftig/contracts/time/list-routes';

import { formatDate } from '../format.ts';
import { countedIn, shownHours, type CountedHours } from '../time/counted.ts';
import { dayReason } from './day-reason.ts';
import { withRest, withoutZeros } from './sum-of-rows.ts';

/** A sum of the overview of hours. */
export type PeopleFigure = keyof CountedHours;
type Person = OverviewPerson;
type Day = Person['days'][number];

const rounding = 'Afrunding af minutter';

interface Sum {
  readonly figure: WhyFigure;
  /** Its part of a day; hours that wait are not known by the day. */
  readonly ofDay?: (day: Day) => number;
  readonly formula: string;
}

const sums: Readonly<Record<PeopleFigure, Sum>> = {
  hundredths: {
    figure: 'peopleHours',
    ofDay: (day) => day.hundredths,
    formula: 'Hver medarbejders timer i perioden, lagt sammen i minutter og rundet én gang.',
  },
  pendingHundredths: {
    figure: 'peoplePending',
    formula: 'Hver medarbejders timer, der ikke er godkendt endnu, lagt sammen.',
  },
  normHundredths: {
    figure: 'peopleNorm',
    ofDay: (day) => day.normHundredths,
    formula: 'Hver medarbejders norm i perioden, lagt sammen.',
  },
  flexHundredths: {
    figure: 'peopleFlex',
    ofDay: (day) => day.flexHundredths,
    formula: 'Hver medarbejders flex i perioden, lagt sammen.',
  },
};

/** A sum over people: each person with the days that it is made of (product T55). A person's place is the id. */
export function whyPeopleHours(asked: PeopleFigure, people: readonly Person[]): WhyAnswer {
  const { figure, ofDay, formula } = sums[asked];
  const amount = shownHours(countedIn(people))[asked];
  const rows = people.map((person): WhyRow => ({
    label: person.employeeName,
    amount: person[asked],
    place: person.employeeId,
    rows: ofDay && withRest(withoutZeros(person.days.map(dayRow(ofDay))), person[asked], rounding),
  }));
  return {
    figure,
    amount,
    unit: 'hours',
    rows: withRest(withoutZeros(rows), amount, rounding),
    formula,
  };
}

const dayRow =
  (ofDay: (day: Day) => number) =>
  (day: Day): WhyRow => ({
    label: formatDate(day.date),
    note: dayReason(day) || undefined,
    amount: ofDay(day),
  });
