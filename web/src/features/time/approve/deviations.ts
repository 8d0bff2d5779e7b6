import type { Deviation } from '@driftig/contracts/time/rest-routes';
import { useQueries } from '@tanstack/react-query';

import type { Entry } from '../queries.ts';
import { deviationsQuery, rangesOf } from './queries.ts';

type Row = Pick<Entry, 'employeeId' | 'date' | 'kind'>;

/** An average of four months belongs to no row. */
const isOfDay = ({ rule, note }: Deviation) => rule !== 'weeklyAverage' && note === null;

/** What is open on the day of a row. */
export function openOn(deviations: readonly Deviation[], { employeeId, date, kind }: Row) {
  return deviations.filter(
    (one) => kind === 'work' && isOfDay(one) && one.employeeId === employeeId && one.date === date,
  );
}

/** What is open on the days of these rows, once each. */
export function openOnAny(deviations: readonly Deviation[], rows: readonly Row[]) {
  const work = rows.filter(({ kind }) => kind === 'work');
  const days = new Set(work.map(({ employeeId, date }) => `${employeeId} ${date}`));
  return deviations.filter((one) => isOfDay(one) && days.has(`${one.employeeId} ${one.date}`));
}

/** The deviations around these rows, of everybody. */
export function useDeviations(rows: readonly Row[]) {
  const answers = useQueries({ queries: rangesOf(rows).map(deviationsQuery) });
  return {
    deviations: answers.flatMap(({ data }) => data?.data ?? []),
    isLoading: answers.some(({ data, error }) => data === undefined && error === null),
    isUnknown: answers.some(({ data, error }) => data === undefined && error !== null),
  };
}
