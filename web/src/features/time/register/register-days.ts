import type { AnswerOf } from '@driftig/contracts/core/route';
import type { timeRoutes } from '@driftig/contracts/time/routes';
import { absenceTypes, type AbsenceType } from '@driftig/contracts/vacation/absence-type';
import { monthNames, monthOf, type DateText } from '@driftig/domain/dates';

import { sumHundredths } from '@driftig/domain/time/minutes';
import { isWork } from '@driftig/domain/time/report';

import type { Entry } from '../queries.ts';

export type Register = AnswerOf<typeof timeRoutes.getRegister>;

/** A day of the register with its entries. */
export interface RegisterDay {
  readonly date: DateText;
  readonly hundredths: number;
  readonly normHundredths: number;
  /** 'Ferie'; '' for none. */
  readonly absence: string;
  readonly entries: readonly Entry[];
}

export interface RegisterMonth {
  /** 'November' */
  readonly name: string;
  readonly hundredths: number;
  /** Days with hours. */
  readonly workDays: number;
  readonly days: readonly RegisterDay[];
}

/** The days that have hours, an adjustment or an absence, each with its entries. */
export function daysOf({ days, entries }: Pick<Register, 'days' | 'entries'>): RegisterDay[] {
  const byDate = Map.groupBy(entries, ({ date }) => date);
  const known = new Map(days.map((day) => [day.date, day]));
  return [...new Set([...known.keys(), ...byDate.keys()])].toSorted().map((date) => {
    const { hundredths = 0, normHundredths = 0, absence = '' } = known.get(date) ?? {};
    return {
      date,
      hundredths,
      normHundredths,
      absence: Object.hasOwn(absenceTypes, absence)
        ? absenceTypes[absence as AbsenceType].label
        : '',
      entries: byDate.get(date) ?? [],
    };
  });
}

/** The hours of work of some days. */
export const hoursIn = (days: readonly RegisterDay[]) =>
  sumHundredths(days.flatMap(({ entries }) => entries.filter(isWork)));

/** The months that have days, the newest first. */
export function monthsOf(days: readonly RegisterDay[]): RegisterMonth[] {
  const byMonth = Map.groupBy(days, ({ date }) => monthOf(date));
  return [...byMonth]
    .toSorted(([one], [other]) => other - one)
    .map(([month, ofMonth]) => ({
      name: monthNames[month - 1] ?? '',
      hundredths: hoursIn(ofMonth),
      workDays: ofMonth.filter(({ hundredths }) => hundredths > 0).length,
      days: ofMonth,
    }));
}
