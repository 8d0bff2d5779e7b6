import type { AnswerOf } from '@driftig/contracts/core/route';
import { periodListRoutes } from '@driftig/contracts/periods/periods';
import { yearEndRoutes } from '@driftig/contracts/periods/year-end';

import { routeQuery } from '../../../api/queries/route-query.ts';

export type Periods = AnswerOf<typeof periodListRoutes.listPeriods>;
export type ListedPeriod = Periods['years'][number];

export const periodsQuery = routeQuery(periodListRoutes.listPeriods, {});

export const yearEndQuery = (id: string) =>
  routeQuery(yearEndRoutes.getYearEnd, { params: { id } });
