import { accessRules } from '@driftig/contracts/core/access';
import type { CompanyData } from '@driftig/data/store';
import type { RowOwner } from '@driftig/domain/accounting/row-owner';
import type { Actor } from '@driftig/domain/actor';
import { AppError } from '@driftig/domain/errors';

import { loadOwner } from '../changes/accounting/owner-of-row.ts';

/** The person whose mileage or diet it is: the actor, or anybody where the actor does the bookkeeping. */
export function requestedOwner(
  store: Pick<CompanyData, 'users'>,
  actor: Actor,
  employeeId: string | undefined,
): Promise<RowOwner> {
  const isOther = employeeId !== undefined && employeeId !== actor.userId;
  if (isOther && !accessRules.accountant(actor)) throw new AppError('forbidden');
  return loadOwner(store, employeeId ?? actor.userId);
}
