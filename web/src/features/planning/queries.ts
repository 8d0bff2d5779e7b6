import { planningRoutes } from '@driftig/contracts/planning/routes';
import type { DateText } from '@driftig/domain/dates';

import { routeQuery } from '../../api/queries/route-query.ts';

/** Orders, people and absences of some days. */
export const planQuery = (from: DateText, to: DateText) =>
  routeQuery(planningRoutes.listPlan, { query: { from, to } });
