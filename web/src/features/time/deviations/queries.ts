import type { AnswerOf, InputOf } from '@driftig/contracts/core/route';
import { usualDeviationDays } from '@driftig/contracts/time/count-route';
import { restRoutes } from '@driftig/contracts/time/rest-routes';
import { addDays } from '@driftig/domain/dates';

import { call } from '../../../api/client.ts';
import { routeQuery } from '../../../api/queries/route-query.ts';
import { changeTime } from '../change-time.ts';

const { listDeviations, noteDeviation } = restRoutes;

export type Deviation = AnswerOf<typeof listDeviations>['data'][number];

export const deviationsQuery = (query: { startDate: string; endDate: string }) =>
  routeQuery(listDeviations, { query });

export async function note(body: InputOf<typeof noteDeviation>['body']): Promise<void> {
  await changeTime(() => call(noteDeviation, { body }));
}

/** The most days that one call judges. */
const mostDays = 186;

interface Range {
  readonly from: string;
  readonly to: string;
}

/** The dates that are asked for, where `from` and `to` may be '' or too far apart. */
export function askedRange({ from, to }: Range, today: string): Range & { isShortened: boolean } {
  const last = to === '' ? today : to;
  const first = from === '' ? addDays(last, 1 - usualDeviationDays) : from;
  const earliest = addDays(last, 1 - mostDays);
  const start = first > last ? last : first;
  return start < earliest
    ? { from: earliest, to: last, isShortened: true }
    : { from: start, to: last, isShortened: false };
}
