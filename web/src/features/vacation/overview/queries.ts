import type { AnswerOf } from '@driftig/contracts/core/route';
import { planningLists } from '@driftig/contracts/planning/lists';
import { vacationRoutes } from '@driftig/contracts/vacation/routes';
import type { DateRange } from '@driftig/domain/periods';
import { queryOptions } from '@tanstack/react-query';

import { call } from '../../../api/client.ts';
import { ApiError, isConnectionError } from '../../../api/errors.ts';
import { routeKey, routeQuery } from '../../../api/queries/route-query.ts';
import type { Entry as AnyEntry } from '../../../shared/holiday-balance/queries.ts';

const { listAbsenceEntries } = vacationRoutes;

/** Status of an absence in the calendar; deleted ones are left out. */
export type Status = Exclude<AnyEntry['status'], 'deleted'>;
export type Entry = AnyEntry & { readonly status: Status };

export type Person = AnswerOf<typeof planningLists.listOrderEmployees>[number] & {
  /** Has left; what is over of theirs is still shown. */
  readonly hasLeft?: true;
};

/** Absences of the period; those of some people may be missing. */
interface Absences {
  readonly entries: readonly Entry[];
  /** How many people's could not be fetched. */
  readonly missing: number;
}

/** '0,1,2' on the wire. */
const statuses: readonly Status[] = ['pending', 'approved', 'rejected'];
/** As documented (product Y5): for all at once, and for one person where that fails. */
const limits = { all: 100_000, person: 10_000 } as const;
/** Calls in parallel, when people are fetched one by one. */
const atOnce = 6;

/** Active employees with their departments. */
export const peopleQuery = routeQuery(planningLists.listOrderEmployees, {});

interface Asked extends DateRange {
  readonly limit: number;
  readonly employeeId?: string;
}

/** Everything of a period. Each answer weighs at most 1 MB, so the rest is read by offset. */
async function readEntries(asked: Asked, signal: AbortSignal): Promise<readonly Entry[]> {
  const { from, to, limit, employeeId } = asked;
  let entries: readonly AnyEntry[] = [];
  let total: number;
  let count: number;
  do {
    const query = {
      startDate: from,
      endDate: to,
      status: [...statuses],
      limit,
      offset: entries.length,
      employeeId,
    };
    const page = await call(listAbsenceEntries, { query }, { signal });
    entries = entries.concat(page.data);
    ({ total } = page);
    count = page.data.length;
  } while (count > 0 && entries.length < total);
  return entries.filter((entry): entry is Entry => entry.status !== 'deleted');
}

/** One call for each person, some at a time. Throws the first failure where all of them fail. */
async function readByPerson(
  period: DateRange,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<Absences> {
  const results: PromiseSettledResult<readonly Entry[]>[] = [];
  for (let from = 0; from < ids.length; from += atOnce) {
    const calls = ids
      .slice(from, from + atOnce)
      .map((employeeId) => readEntries({ ...period, employeeId, limit: limits.person }, signal));
    results.push(...(await Promise.allSettled(calls)));
    // The server is down: asking for all the others would not help it.
    if (results.every(({ status }) => status === 'rejected')) break;
  }
  const found = results.filter((result) => result.status === 'fulfilled');
  const failed = results.find((result) => result.status === 'rejected');
  if (failed !== undefined && found.length === 0) throw failed.reason;
  return { entries: found.flatMap(({ value }) => value), missing: results.length - found.length };
}

/** Whether asking again for each person can help: not without a connection, a right or the plan. */
const mayHelp = (error: unknown) => error instanceof ApiError && error.status >= 500;

/** All absences of a period that were not deleted (product Y5). */
export function absencesQuery({ from, to }: DateRange) {
  return queryOptions({
    queryKey: [...routeKey(listAbsenceEntries), 'overview', from, to],
    queryFn: async ({ signal, client }): Promise<Absences> => {
      try {
        const entries = await readEntries({ from, to, limit: limits.all }, signal);
        return { entries, missing: 0 };
      } catch (error) {
        if (!mayHelp(error)) throw error;
        const people = await client.ensureQueryData(peopleQuery);
        const ids = people.map(({ id }) => id);
        if (ids.length === 0) throw error;
        return readByPerson({ from, to }, ids, signal);
      }
    },
    // The calls for each person are what is tried after a failure.
    retry: (failures, error) => isConnectionError(error) && failures < 2,
  });
}
