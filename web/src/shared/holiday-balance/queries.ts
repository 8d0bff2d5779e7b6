import type { AnswerOf } from '@driftig/contracts/core/route';
import { vacationRoutes } from '@driftig/contracts/vacation/routes';

import type { DayHalf } from '@driftig/domain/vacation/day-part';

import { routeQuery } from '../../api/queries/route-query.ts';

const { getHolidayBalance, listOwnAbsences, listShiftsDuring } = vacationRoutes;

/** An application or a reported illness, as every list of them has it. */
export type Entry = AnswerOf<typeof listOwnAbsences>['data'][number];

/** Balance on a date; today without one. */
export const balanceQuery = (employeeId?: string, at?: string) =>
  routeQuery(getHolidayBalance, { query: { employeeId, at } });

/** Person and time; an undefined id is the user's own. */
interface When {
  readonly employeeId: string | undefined;
  readonly startDate: string;
  readonly endDate: string | undefined;
  readonly startTime: string | undefined;
  readonly endTime: string | undefined;
  readonly dayHalf?: DayHalf | undefined;
  /** The application itself, where it is edited. */
  readonly except: string | undefined;
}

/** Balance on the last day of an application for ferie, as if it were approved. */
export const balanceAfterQuery = (query: When) => routeQuery(getHolidayBalance, { query });

/** Query of a saved application. */
export function whenOf(entry: Entry): When {
  const { absenceId, employeeId, startDate, endDate, startTime, endTime } = entry;
  return { employeeId, startDate, endDate, startTime, endTime, except: absenceId };
}

export const shiftsDuringQuery = (query: When) => routeQuery(listShiftsDuring, { query });

/** One's own applications that have a day in a range of dates; all from a date on without its end. */
export const ownAbsencesQuery = (startDate?: string, endDate?: string) =>
  routeQuery(listOwnAbsences, { query: { startDate, endDate } });
