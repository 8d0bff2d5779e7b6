import { accessRules } from '@driftig/contracts/core/access';
import type { CompanyData } from '@driftig/data/store';
import type { Actor } from '@driftig/domain/actor';
import { AppError } from '@driftig/domain/errors';
import { noSuchReport } from '@driftig/domain/time/decide';

import { noSuchEmployee, onlyForOneself } from './texts.ts';

type Users = Pick<CompanyData, 'users'>;

/** The employee of a request: the caller, or for managers the named person (product T28). */
export async function requestedEmployee(
  store: Users,
  actor: Actor,
  employeeId: string | undefined,
): Promise<string> {
  if (employeeId === undefined || employeeId === actor.userId) return actor.userId;
  if (!isManager(actor)) throw new AppError('forbidden', { message: onlyForOneself });
  await assertEmployee(store, employeeId);
  return employeeId;
}

/** Throws not_found when the employee does not exist. */
export async function assertEmployee({ users }: Users, employeeId: string): Promise<void> {
  if ((await users.find(employeeId)) === undefined)
    throw new AppError('not_found', { message: noSuchEmployee });
}

export const isManager = (actor: Actor) => accessRules.manager(actor);

/** Another person's report is not_found for users who may not see it (product R8). */
export function assertMaySee(actor: Actor, employeeId: string): void {
  if (employeeId !== actor.userId && !isManager(actor)) throw noSuchReport();
}
