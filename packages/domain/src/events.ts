import type { Plan } from '@driftig/contracts/core/plans';

import type { AuditAction } from './audit-actions.ts';

/** What may have happened, for the audit trail; those with consumers also go to the outbox. */
export interface AuditEntry {
  readonly action: AuditAction;
  /** The thing it happened to: 'invoice 1249'. */
  readonly subject: string;
  /** What changed, small and without secrets. */
  readonly changes?: Readonly<Record<string, unknown>>;
}

/** Events that something outside the change reacts to, and what they carry. */
export interface OutboxPayloads {
  readonly companyRegistered: {
    readonly email: string;
    readonly companyName: string;
    readonly plan: Plan;
  };
  /** Someone was invited, or invited again: `invitedAt` and `invitationEnds` of that user say when. */
  readonly employeeInvited: { readonly userId: string };
  /** Somebody asks for a new password; whether there is such a user is not looked at before. */
  readonly passwordResetRequested: { readonly email: string };
  /** A registration with an e-mail in use; `username` are its credentials, for nobody to log in with. */
  readonly registrationRepeated: { readonly email: string; readonly username: string };
  /** Someone invited registered without the link of the invitation. */
  readonly employeeJoined: { readonly userId: string };
  /** Two-step login is on or off from now on; recovered: a recovery code switched it off. */
  readonly secondFactorChanged: {
    readonly userId: string;
    readonly change: 'on' | 'off' | 'recovered';
  };
  /** Sessions of a person were ended, all or some; not by logging out, which ends its own tokens. */
  readonly sessionsEnded: { readonly userId: string };
  /** The form of the landing page; `company` may be ''. */
  readonly contactSent: {
    readonly name: string;
    readonly email: string;
    readonly company: string;
    readonly message: string;
  };
  /** A plan that is agreed with people; `message` may be ''. */
  readonly planRequested: {
    readonly email: string;
    readonly companyName: string;
    readonly plan: Plan;
    readonly message: string;
  };
}

export type OutboxName = keyof OutboxPayloads;

export interface OutboxEvent<N extends OutboxName = OutboxName> {
  readonly name: N;
  readonly payload: OutboxPayloads[N];
}

/** What goes with every change that ends sessions of a person: the pool then signs them out. */
export function sessionsEndedEvent(userId: string): OutboxEvent {
  return { name: 'sessionsEnded', payload: { userId } };
}
