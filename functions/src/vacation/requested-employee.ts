import { accessRules } from '@driftig/contracts/core/access';
import type { CompanyData } from '@driftig/data/store';
import type { Actor } from '@driftig/domain/actor';
import { AppError } from '@driftig/domain/errors';
import { noSuchAbsence } from '@driftig/domain/vacation/decide';

import { noSuchEmployee, onlyForOneself } from './texts.ts';

/** The employee of a request: the caller, or for managers the named person (product T5, R14). */
export async function requestedEmployee(
  store: CompanyData,
  actor: Actor,
  employeeId: string | undefined,
): Promise<string> {
  if (employeeId === undefined || employeeId === actor.userId) return actor.userId;
  if (!isManager(actor)) throw new AppError('forbidden', { message: onlyForOneself });
  const person = await store.users.find(employeeId);
  if (person === undefined) throw new AppError('not_found', { message: noSuchEmployee });
  return employeeId;
}

export const isManager = (actor: Actor) => accessRules.manager(actor);

/** Another person's absence is not_found for users who may not see it (product R8). */
export function assertMaySee(actor: Actor, employeeId: string): void {
  if (employeeId !== actor.userId && !isManager(actor)) throw noSuchAbsence();
}
