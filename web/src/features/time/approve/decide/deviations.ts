import type { Deviation } from '@driftig/contracts/time/rest-routes';
import {
  CancelledError,
  useQueries,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';

import { ApiError, isConnectionError } from '../../../../api/errors.ts';
import type { Entry } from '../../queries.ts';
import { deviationsQuery, rangesOf } from '../queries.ts';

type Row = Pick<Entry, 'employeeId' | 'date' | 'kind'>;

/** An average of four months belongs to no row. */
const isOfDay = ({ rule, note }: Deviation) => rule !== 'weeklyAverage' && note === null;

/** Open deviations on the day of a row. */
export function openOn(deviations: readonly Deviation[], { employeeId, date, kind }: Row) {
  return deviations.filter(
    (one) => kind === 'work' && isOfDay(one) && one.employeeId === employeeId && one.date === date,
  );
}

/** Open deviations on the days of these rows, each once. */
export function openOnAny(deviations: readonly Deviation[], rows: readonly Row[]) {
  const work = rows.filter(({ kind }) => kind === 'work');
  const days = new Set(work.map(({ employeeId, date }) => `${employeeId} ${date}`));
  return deviations.filter((one) => isOfDay(one) && days.has(`${one.employeeId} ${one.date}`));
}

/** The deviations around these rows, of all employees. */
export function useDeviations(rows: readonly Row[]) {
  const answers = useQueries({ queries: rangesOf(rows).map(deviationsQuery) });
  return {
    deviations: answers.flatMap(({ data }) => data?.data ?? []),
    isLoading: answers.some(({ data, error }) => data === undefined && error === null),
    isUnknown: answers.some(({ data, error }) => data === undefined && error !== null),
  };
}

/** Whether hours deviate, or may because that could not be read; a promise until it is known. */
export type MayDeviate = (row: Row) => true | Promise<boolean>;

/** `shown` is what is known of the rows already. */
export function useMayDeviate(rows: readonly Row[], shown: readonly Deviation[]): MayDeviate {
  const client = useQueryClient();
  const ranges = rangesOf(rows);
  return (row) => openOn(shown, row).length > 0 || askedDeviation(client, ranges, row);
}

/** Waits for what is asked for in these ranges, also where it is asked for again because it changed. */
export async function askedDeviation(
  client: QueryClient,
  ranges: readonly { startDate: string; endDate: string }[],
  row: Row,
): Promise<boolean> {
  const own = { startDate: row.date, endDate: row.date };
  const range = ranges.find(({ startDate, endDate }) => isWithin(row.date, startDate, endDate));
  try {
    const query = { ...deviationsQuery(range ?? own), staleTime: Infinity };
    const { data } = await client.fetchQuery(query);
    return openOn(data, row).length > 0;
  } catch (error) {
    if (isNoAnswer(error)) return true;
    throw error;
  }
}

const isWithin = (date: string, start: string, end: string) => start <= date && date <= end;

const isNoAnswer = (error: unknown) =>
  error instanceof ApiError || isConnectionError(error) || error instanceof CancelledError;
