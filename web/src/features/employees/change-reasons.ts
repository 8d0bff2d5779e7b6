import type { Role } from '@driftig/contracts/core/access';
import type { EmployeeRow } from '@driftig/contracts/employees/routes';
import type { EmploymentStatus } from '@driftig/contracts/records/types/employees';
import { errorCodes } from '@driftig/contracts/core/error-codes';

import { texts } from './texts.ts';

type Person = Pick<EmployeeRow, 'id' | 'role' | 'status' | 'loginAllowed'>;

/** User who views the list, and the last owner. */
export interface EditContext {
  readonly actor: { readonly id: string; readonly role: Role };
  /** The only owner who can log in; undefined when there are several or the list has not loaded. */
  readonly lastOwner: string | undefined;
}

export function lastOwnerOf(rows: readonly Person[]): string | undefined {
  const owners = rows.filter(
    ({ role, status, loginAllowed }) => role === 'owner' && status === 'active' && loginAllowed,
  );
  return owners.length === 1 ? owners[0]?.id : undefined;
}

/** Why the actor cannot change this person at all. The server has the same rule. */
export function lockedReason(
  { actor }: EditContext,
  { role }: Pick<Person, 'role'>,
): string | undefined {
  return role === 'owner' && actor.role !== 'owner' ? texts.onlyOwners : undefined;
}

/** Why a person cannot be given a role. */
export function roleChangeReason(
  editContext: EditContext,
  person: Person,
  role: Role,
): string | undefined {
  if (role === person.role) return undefined;
  const isLast = person.id === editContext.lastOwner;
  return roleGrantReason(editContext, role) ?? (isLast ? errorCodes.last_owner.message : undefined);
}

/** Why the actor cannot give anyone a role. */
export function roleGrantReason(
  { actor }: Pick<EditContext, 'actor'>,
  role: Role,
): string | undefined {
  return role === 'owner' && actor.role !== 'owner' ? texts.onlyOwnersMake : undefined;
}

/** Why access cannot be revoked: by disallowing login, deactivating or deleting. */
export function revokeAccessReason(editContext: EditContext, person: Person): string | undefined {
  if (person.id === editContext.lastOwner) return errorCodes.last_owner.message;
  return person.id === editContext.actor.id ? texts.notYourself : undefined;
}

export type ShownStatus = EmploymentStatus | 'expired';

/** The status to show: an invitation that is not used by its last day is expired. */
export function shownStatus(
  { status, invitationEnds }: Pick<EmployeeRow, 'status' | 'invitationEnds'>,
  today: string,
): ShownStatus {
  return status === 'invited' && invitationEnds < today ? 'expired' : status;
}
