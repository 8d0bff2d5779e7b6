import type { planningRoutes } from '@driftig/contracts/planning/routes';

import type { Handler } from '../pipeline/handler.ts';
import { askedPeriod, peopleAt, readPeopleAround } from './people-at.ts';

export const listEmployeesAtDate: Handler<typeof planningRoutes.listEmployeesAtDate> = async ({
  input,
  store,
}) => peopleAt(store, await readPeopleAround(store, input.query), askedPeriod(input.query));
