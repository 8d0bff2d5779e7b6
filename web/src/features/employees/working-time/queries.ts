import type { AnswerOf, InputOf } from '@driftig/contracts/core/route';
import { timeRoutes } from '@driftig/contracts/time/routes';

import { call } from '../../../api/client.ts';
import { routeQuery } from '../../../api/queries/route-query.ts';

const { getTimeTerms, saveTimeTerms } = timeRoutes;

export type Terms = AnswerOf<typeof getTimeTerms>;
export type TermsBody = InputOf<typeof saveTimeTerms>['body'];

export const termsQuery = (employeeId: string) =>
  routeQuery(getTimeTerms, { params: { employeeId } });

export const fetchTerms = (employeeId: string): Promise<Terms> =>
  call(getTimeTerms, { params: { employeeId } });

/** Returns the answer's message. Refused (409) when another user has saved it since. */
export async function saveTerms(body: TermsBody): Promise<string> {
  return (await call(saveTimeTerms, { body })).message;
}
