import { addDays } from '@driftig/domain/dates';
import { rangeOf, seenFrom, stepPeriod, type Shortcut } from '@driftig/domain/periods';
import { publicHolidayOn } from '@driftig/domain/public-holidays';
import { isWeekend } from '@driftig/domain/vacation/duration';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';

import { useToday } from '../../../ui/time/use-today.ts';
import { settingsQuery } from '../queries.ts';
import type { Shown } from './address.ts';
import { overviewQuery } from './queries.ts';
import { peopleIn, shownPeople } from './sums.ts';

/** A day of the period, as its column is headed. */
export interface Day {
  readonly date: string;
  /** A weekend or a public holiday. */
  readonly isFree: boolean;
  readonly isToday: boolean;
}

const nobody: never[] = [];

/** State of the overview: its period, its people, and functions to change them. */
export function useOverview(shown: Shown, onChange: (next: Partial<Shown>) => void) {
  const today = useToday();
  const { view, department, employee } = shown;
  const day = shown.day === '' ? today : shown.day;
  const period = useMemo(() => rangeOf(view, day), [view, day]);
  const query = useQuery(overviewQuery(period));
  const { data: settings } = useQuery(settingsQuery);
  usePrefetched(view, day, query.isSuccess);
  const everybody = query.data?.people ?? nobody;
  const people = useMemo(
    () => shownPeople(everybody, { department, employee }),
    [everybody, department, employee],
  );
  return {
    shown,
    view,
    period,
    days: useMemo(() => daysOf(period, today), [period, today]),
    query,
    everybody,
    colleagues: useMemo(() => peopleIn(everybody, department), [everybody, department]),
    people,
    isFlexOn: settings?.isFlexOn ?? true,
    change: onChange,
    move: (steps: 1 | -1) => onChange({ day: stepPeriod(view, day, steps) }),
    showToday: () => onChange({ day: '' }),
    showView: (next: Shortcut) => onChange({ view: next, day: seenFrom(view, day, today) }),
  };
}

export type Overview = ReturnType<typeof useOverview>;

function daysOf({ from, to }: { from: string; to: string }, today: string): Day[] {
  const days: Day[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const isFree = isWeekend(date) || publicHolidayOn(date) !== undefined;
    days.push({ date, isFree, isToday: date === today });
  }
  return days;
}

/** The periods before and after are fetched ahead. */
function usePrefetched(view: Shortcut, day: string, isReady: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!isReady) return;
    for (const steps of [1, -1] as const)
      void client.prefetchQuery(overviewQuery(rangeOf(view, stepPeriod(view, day, steps))));
  }, [client, view, day, isReady]);
}
