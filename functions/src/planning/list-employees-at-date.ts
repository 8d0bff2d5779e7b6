import type { planningRoutes } from '@driftig/contracts/planning/routes';

import type { Handler } from '../pipeline/handler.ts';
import { askedPeriod, peopleAt } from './people-at.ts';

export const listEmployeesAtDate: Handler<typeof planningRoutes.listEmployeesAtDate> = ({
  input,
  store,
}) => peopleAt(store, askedPeriod(input.query));
