import type { Role } from '@driftig/contracts/core/access';
import type { EmployeeEdit } from '@driftig/contracts/employees/employee-record';

import type { Actor } from '../actor.ts';
import { invitationDates } from '../auth/invitation.ts';
import { normalizeEmail } from '../auth/registration.ts';
import type { User } from '../auth/user.ts';
import { AppError, badInput } from '../errors.ts';
import { sessionsEndedEvent, type OutboxEvent } from '../events.ts';
import { withEdit } from '../records/record.ts';
import { assertInvited } from './invite.ts';
import { assertMayChange, assertMayGiveRole } from './assert-may-change.ts';

/** A change of `person` by `actor`, who may be the same; both are of one company. */
export interface PersonChange {
  readonly actor: Actor;
  readonly person: User;
  /** ISO UTC. */
  readonly now: string;
}

/** Ends the bookkeeping permission of an employee: only managers can have it (product R5). */
export function withRole({ actor, person }: PersonChange, role: Role): User {
  assertMayChange(actor, person);
  assertMayGiveRole(actor, role);
  if (role === person.role) return person;
  const bookkeeping = person.bookkeeping && role !== 'employee';
  return { ...person, role, bookkeeping, ...sessionsAfterRoleChange(actor, person) };
}

export function withLogin({ actor, person }: PersonChange, loginAllowed: boolean): User {
  assertMayChange(actor, person);
  if (loginAllowed === person.loginAllowed) return person;
  return { ...person, loginAllowed, ...(loginAllowed ? {} : withoutSessions()) };
}

/** `departmentId` is '' for no department. */
export function withDepartment({ actor, person }: PersonChange, departmentId: string): User {
  assertMayChange(actor, person);
  return { ...person, departmentId };
}

export function withBookkeeping({ actor, person }: PersonChange, bookkeeping: boolean): User {
  assertMayChange(actor, person);
  if (bookkeeping && person.role === 'employee')
    throw new AppError('conflict', {
      message: 'Kun administratorer og ejere kan få adgang til bilag og regnskab.',
    });
  return { ...person, bookkeeping };
}

/** The person can no longer log in; everything registered about them stays. */
export function deactivate({ actor, person }: PersonChange): User {
  assertMayChange(actor, person);
  if (person.status === 'invited') throw new AppError('conflict', { message: notActivatedText });
  return { ...person, status: 'inactive', ...withoutSessions() };
}

export function reactivate({ actor, person }: PersonChange): User {
  assertMayChange(actor, person);
  if (person.status === 'invited') throw new AppError('conflict', { message: notActivatedText });
  return { ...person, status: 'active' };
}

const notActivatedText = 'Invitationen er ikke brugt endnu. Send den igen, eller træk den tilbage.';

/**
 * The person after an edit by a manager: fields left out stay, null empties one. Only an invited
 * person's e-mail can be changed, which renews the invitation, because anybody else logs in with
 * theirs. Throws bad_input at `email` otherwise.
 */
export function editPerson(change: PersonChange, edit: EmployeeEdit): User {
  const { role, email: typed, ...named } = edit;
  const person = withRole(change, role ?? change.person.role);
  const email = typed === undefined ? person.email : normalizeEmail(typed);
  if (email !== person.email && person.status !== 'invited')
    throw badInput({ email: 'E-mailen er personens login og kan ikke ændres her.' });
  const invitation = email === person.email ? {} : invitationDates(change.now);
  return { ...withEdit(person, named), email, ...invitation };
}

const oneMinute = 60_000;

/** Renews an invitation, which voids the previous one. Throws too_many within a minute of it. */
export function inviteAgain({ actor, person, now }: PersonChange): User {
  assertInvited(actor, person);
  if (Date.parse(now) - Date.parse(person.invitedAt) < oneMinute)
    throw new AppError('too_many', { message: 'Invitationen er lige sendt. Vent et minut.' });
  return { ...person, ...invitationDates(now) };
}

/** People who change their own role keep their sessions. */
function sessionsAfterRoleChange(actor: Actor, person: User): Partial<User> {
  return actor.userId === person.userId ? {} : withoutSessions();
}

function withoutSessions(): Pick<User, 'sessions'> {
  return { sessions: {} };
}

/**
 * The event of a change that ended all sessions, otherwise none. It is sent even when there were no
 * sessions, because a login may be starting one at the same time.
 */
function sessionEndEvents(before: User, after: User): readonly OutboxEvent[] {
  return after.sessions === before.sessions ? [] : [sessionsEndedEvent(before.userId)];
}

/** The events of a change of a person: their sessions end, they leave, or they see other tasks. */
export function personEvents(before: User, after: User): readonly OutboxEvent[] {
  const { userId } = before;
  const leaves = before.status === 'active' && after.status !== 'active';
  return [
    ...sessionEndEvents(before, after),
    ...(leaves ? [{ name: 'personAway' as const, payload: { userId } }] : []),
    ...(mayLoseTasks(before, after) ? [{ name: 'boardSightChanged' as const, payload: {} }] : []),
  ];
}

/** Whether the person may see fewer tasks of the board than before (product J13). */
const mayLoseTasks = (before: User, after: User) =>
  before.status !== after.status ||
  before.departmentId !== after.departmentId ||
  before.role !== after.role;

const auditedFields = ['role', 'loginAllowed', 'bookkeeping', 'status', 'departmentId'] as const;

/**
 * The attributes that differ, and what the audit trail records of them: the values of `auditedFields`,
 * and only the names of fields with personal data.
 */
export function changesOf(
  before: User,
  after: User,
): { set: Partial<User>; audit: Readonly<Record<string, unknown>> } {
  const differs = (name: string) => before[name as keyof User] !== after[name as keyof User];
  const set = Object.fromEntries(Object.entries(after).filter(([name]) => differs(name)));
  const values = auditedFields.filter(differs).map((name) => [name, after[name]] as const);
  return { set, audit: { fields: Object.keys(set), ...Object.fromEntries(values) } };
}
