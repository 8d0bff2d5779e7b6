import type { Role } from '@driftig/contracts/core/access';

import type { Actor } from '../actor.ts';
import { invitationDates } from '../auth/invitation.ts';
import { normalizeEmail } from '../auth/registration.ts';
import type { User } from '../auth/user.ts';
import { AppError } from '../errors.ts';
import type { AuditEntry, OutboxEvent } from '../events.ts';
import { assertMayChange, assertMayGiveRole } from './assert-may-change.ts';

/** The invitation form; only name and e-mail are required. */
export interface Invitation {
  readonly name: string;
  readonly email: string;
  readonly phone?: string | undefined;
  readonly mobile?: string | undefined;
  readonly departmentId?: string | undefined;
  readonly role?: Role | undefined;
  readonly location?: string | undefined;
}

/** The record of an invited user, who has no credentials yet; the default role is employee. */
export function invitePerson(actor: Actor, form: Invitation, userId: string, now: string): User {
  const { role = 'employee' } = form;
  assertMayGiveRole(actor, role);
  return {
    companyId: actor.companyId,
    userId,
    email: normalizeEmail(form.email),
    name: form.name,
    phone: form.phone ?? '',
    mobile: form.mobile ?? '',
    departmentId: form.departmentId ?? '',
    location: form.location ?? '',
    role,
    bookkeeping: false,
    loginAllowed: true,
    firstTime: false,
    sessions: {},
    passwordChangedAt: '',
    secondFactor: false,
    recoveryHashes: [],
    picture: '',
    createdAt: now,
    status: 'invited',
    ...invitationDates(now),
    version: 1,
  };
}

interface InvitationTrail {
  readonly audit: AuditEntry;
  readonly outbox: readonly OutboxEvent[];
}

/** The audit entry and the event of an invitation; the event's consumer sends the mail. */
export function invitationEvents(
  what: 'invited' | 'invitedAgain',
  { userId }: User,
): InvitationTrail {
  return {
    audit: { action: `employees.${what}`, subject: `user ${userId}` },
    outbox: [{ name: 'employeeInvited', payload: { userId } }],
  };
}

/** Throws conflict when the invitation has already been accepted. */
export function assertInvited(actor: Actor, person: User): void {
  assertMayChange(actor, person);
  if (person.status !== 'invited')
    throw new AppError('conflict', { message: 'Invitationen er allerede brugt.' });
}
