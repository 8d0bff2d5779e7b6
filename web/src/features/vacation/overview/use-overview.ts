import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';

import { useToday } from '../../../ui/time/use-today.ts';
import { daysOf, moved, periodAround, periodTitle, seenFrom, type View } from './period.ts';
import { absencesQuery, peopleQuery, type Status } from './queries.ts';
import { allShown, isShown, peopleWith, rowsOf, type Filters } from './rows.ts';

/** What the calendar shows: its period, its filters, and the rows that come of them. */
export function useOverview() {
  const today = useToday();
  const [view, setView] = useState<View>('week');
  const [date, setDate] = useState(today);
  const [filters, setFilters] = useState<Filters>(allShown);
  const period = useMemo(() => periodAround(view, date), [view, date]);
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
    showView: (next: View) => {
      setDate(seenFrom(view, date, today));
      setView(next);
    },
    move: (steps: 1 | -1) => setDate(moved(view, date, steps)),
    showToday: () => setDate(today),
  };
}

export type Overview = ReturnType<typeof useOverview>;

/** The absences of the period; those before and after are fetched ahead. */
function useAbsences(view: View, date: string) {
  const client = useQueryClient();
  const query = useQuery({
    ...absencesQuery(periodAround(view, date)),
    placeholderData: keepPreviousData,
  });
  const { isSuccess, isPlaceholderData } = query;
  useEffect(() => {
    if (!isSuccess || isPlaceholderData) return;
    for (const steps of [1, -1] as const)
      void client.prefetchQuery(absencesQuery(periodAround(view, moved(view, date, steps))));
  }, [client, view, date, isSuccess, isPlaceholderData]);
  return query;
}

/** How many there are of each status in sight; undefined while they are not known. */
export function countsOf({
  absences,
  rows,
  filters,
}: Pick<Overview, 'absences' | 'rows' | 'filters'>): ((status: Status) => number) | undefined {
  if (absences.data === undefined || absences.isPlaceholderData) return undefined;
  const bars = rows.flatMap((row) => row.bars).filter(({ entry }) => isShown(entry, filters));
  return (status) => bars.filter(({ entry }) => entry.status === status).length;
}
