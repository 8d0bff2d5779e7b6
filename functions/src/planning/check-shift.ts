import type { planningRoutes } from '@driftig/contracts/planning/routes';
import { compareNames } from '@driftig/domain/company/department';
import { periodOf } from '@driftig/domain/planning/period';

import { readJudge } from '../changes/calendar/work-around.ts';
import type { Handler } from '../pipeline/handler.ts';
import { askedPeriod } from './people-at.ts';

/**
 * The rules that a shift would break, with registered hours and the average of four months, which the
 * planner does not have (product K30).
 */
export const checkShift: Handler<typeof planningRoutes.checkShift> = async ({
  input: {
    body: { orderId, employeeIds, startDate, endDate, ...times },
  },
  store,
  today,
}) => {
  const order = await store.orders.getById(orderId);
  const shift =
    startDate === undefined
      ? periodOf(order)
      : askedPeriod({ ...times, startDate, endDate: endDate ?? startDate }, order);
  const names = await store.users.namesOf(employeeIds);
  const people = await Promise.all(
    [...names].map(async ([id, name]) => {
      const judge = await readJudge(store, id, {
        shifts: [shift],
        shown: shift,
        today,
        ownNumber: order.number,
      });
      return { id, name, warnings: judge.officeWarningsOf(shift) };
    }),
  );
  return { people: people.filter(({ warnings }) => warnings.length > 0).toSorted(compareNames) };
};
