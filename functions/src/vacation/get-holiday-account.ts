import type { vacationRoutes } from '@driftig/contracts/vacation/routes';

import type { Handler } from '../pipeline/handler.ts';
import { assertMayRead } from './assert-may-read.ts';
import { requestedEmployee } from './requested-employee.ts';

/** Answers an empty account until the person's start of employment is entered. */
export const getHolidayAccount: Handler<typeof vacationRoutes.getHolidayAccount> = async ({
  input,
  store,
  actor,
  today,
}) => {
  await assertMayRead(store, today);
  const employeeId = await requestedEmployee(store, actor, input.params.employeeId);
  const found = await store.vacation.findAccount(employeeId);
  if (found === undefined)
    return { employedFrom: '', employedUntil: '', opening: null, corrections: [], version: 0 };
  return { ...found, opening: found.opening ?? null, corrections: [...found.corrections] };
};
