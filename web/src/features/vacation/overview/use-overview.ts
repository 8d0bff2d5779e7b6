import { isCalendarDate } from '@driftig/domain/dates';
import { rangeOf, seenFrom, stepPeriod, type Shortcut } from '@driftig/domain/periods';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';

import { periodTitle } from '../../../ui/time/period-title.ts';
import { useToday } from '../../../ui/time/use-today.ts';
import { daysOf } from './period.ts';
import { absencesQuery, peopleQuery, type Entry, type Status } from './queries.ts';
import { allShown, isShown, peopleWith, rowsOf, type Filters } from './rows.ts';

/** State of the calendar: its period, its filters, and the resulting rows. */
export function useOverview(first: string) {
  const today = useToday();
  const [view, setView] = useState<Shortcut>('week');
  const [date, setDate] = useState(isCalendarDate(first) ? first : today);
  const [filters, setFilters] = useState<Filters>(allShown);
  const period = useMemo(() => rangeOf(view, date), [view, date]);
  const people = useQuery(peopleQuery);
  const absences = useAbsences(view, date);
  const { data: read } = absences;
  const days = useMemo(() => daysOf(period, filters.hidesWeekends), [period, filters]);
  const everybody = useMemo(
    () => peopleWith(people.data ?? [], read?.entries ?? []),
    [people.data, read],
  );
  const rows = useMemo(
    () => rowsOf(everybody, read?.entries ?? [], days, filters),
    [everybody, read, days, filters],
  );
  return {
    today,
    view,
    period,
    title: periodTitle(view, period),
    days,
    filters,
    setFilters,
    people,
    absences,
    everybody,
    rows,
    showView: (next: Shortcut) => {
      setDate(seenFrom(view, date, today));
      setView(next);
    },
    move: (steps: 1 | -1) => setDate(stepPeriod(view, date, steps)),
    showToday: () => setDate(today),
  };
}

export type Overview = ReturnType<typeof useOverview>;

/** The absences of the period; those before and after are fetched ahead. */
function useAbsences(view: Shortcut, date: string) {
  const client = useQueryClient();
  const query = useQuery({
    ...absencesQuery(rangeOf(view, date)),
    placeholderData: keepPreviousData,
  });
  const { isSuccess, isPlaceholderData } = query;
  useEffect(() => {
    if (!isSuccess || isPlaceholderData) return;
    for (const steps of [1, -1] as const)
      void client.prefetchQuery(absencesQuery(rangeOf(view, stepPeriod(view, date, steps))));
  }, [client, view, date, isSuccess, isPlaceholderData]);
  return query;
}

/** The absences of each status in sight; undefined while they are not known. */
export function shownEntries({
  absences,
  rows,
  filters,
}: Pick<Overview, 'absences' | 'rows' | 'filters'>):
  | ((status: Status) => readonly Entry[])
  | undefined {
  if (absences.data === undefined || absences.isPlaceholderData) return undefined;
  const entries = rows
    .flatMap((row) => row.bars.map(({ entry }) => entry))
    .filter((entry) => isShown(entry, filters));
  return (status) => entries.filter((entry) => entry.status === status);
}
