import type { Plan } from '@driftig/contracts/core/plans';

import type { AuditAction } from './audit-actions.ts';
import type { DueJob } from './clock/jobs.ts';
import type { DateText } from './dates.ts';
import type { PaymentKind } from './invoices/settling.ts';
import type { Oere } from './money.ts';
import type { Telling } from './notifications/occasion.ts';

/** The audit record that is written together with a change. */
export interface AuditEntry {
  readonly action: AuditAction;
  /** The thing it happened to: 'invoice 1249'. */
  readonly subject: string;
  /** Changed fields, without secrets. */
  readonly changes?: Readonly<Record<string, unknown>>;
  /** The number of the order it concerns, whose history it is part of; also of an order itself. */
  readonly order?: number | undefined;
  /** The id of the customer it concerns, the same way; '' for none. */
  readonly customer?: string | undefined;
  /** The id of the enquiry it answers, the same way; only of orders, which are found by number. */
  readonly enquiry?: string | undefined;
}

/** An entry of an invoice: money in or out, or a write-off. */
interface PaymentPayload {
  readonly paymentId: string;
  readonly date: DateText;
  /** Øre, above 0. */
  readonly amount: Oere;
  readonly currency: string;
  /** The invoice that a credit was used on. */
  readonly otherNumber?: number;
}

/**
 * A change of an invoice that the ledger posts. Issuing and crediting say what never changes after it; an
 * unsent invoice may be deleted; and one entry was recorded, or was recorded by mistake and is gone.
 */
export type InvoiceChange = { readonly number: number } & (
  | { readonly change: 'issued' | 'deleted' }
  /** The credit note has the number `creditNote` in a series of its own. */
  | { readonly change: 'credited'; readonly creditNote: number }
  | ({ readonly change: 'paid' | 'refunded' | 'creditUsed' | 'writtenOff' } & PaymentPayload)
  | ({ readonly change: 'undone'; readonly kind: PaymentKind } & PaymentPayload)
);

/** Events that consumers outside the transaction handle, and their payloads. */
export interface OutboxPayloads {
  readonly companyRegistered: {
    readonly email: string;
    readonly companyName: string;
    readonly plan: Plan;
  };
  /** A user was invited, or invited again; see the user's `invitedAt` and `invitationEnds`. */
  readonly employeeInvited: { readonly userId: string };
  /**
   * A password reset was requested. Only the consumer looks the user up, so that the answer does
   * not reveal whether there is one.
   */
  readonly passwordResetRequested: { readonly email: string };
  /**
   * A registration with an e-mail in use. `username` names the credentials that were made anyway,
   * so that the answer takes equally long; the consumer removes them.
   */
  readonly registrationRepeated: { readonly email: string; readonly username: string };
  /** The owner of a new company asked for the mail that confirms their e-mail once more. */
  readonly confirmationRequested: { readonly userId: string };
  /** A person has an approved absence or was made inactive: requests and offers of shifts may end. */
  readonly personAway: { readonly userId: string };
  /** A request for the link of an invitation; only the consumer looks the person up. */
  readonly invitationRequested: { readonly email: string };
  /**
   * Two-step login was switched on or off; 'recovered' is off by a recovery code, 'removed' by the
   * operator.
   */
  readonly secondFactorChanged: {
    readonly userId: string;
    readonly change: 'on' | 'off' | 'recovered' | 'removed';
  };
  /** The operator changed something from a terminal; `userId` is '' where it is about the company. */
  readonly operatorActed: {
    readonly command: 'plan' | 'suspend' | 'resume' | 'second-factor';
    readonly userId: string;
  };
  /** Some or all sessions of a user were ended, other than by logging out. */
  readonly sessionsEnded: { readonly userId: string };
  /**
   * An invoice or its credit note is to be mailed. `to` and `cc` are addresses with commas between;
   * `cc` and `copyTo` (BCC) may be ''. `at` distinguishes this mail from a later one of the same
   * invoice.
   */
  readonly invoiceMailed: {
    readonly number: number;
    readonly document: 'invoice' | 'creditNote';
    readonly to: string;
    /** Left out by events from before mails had copies. */
    readonly cc?: string;
    readonly subject: string;
    readonly text: string;
    readonly copyTo: string;
    readonly at: string;
  };
  readonly invoiceChanged: InvoiceChange;
  /** A booking form was sent: the company gets a mail. */
  readonly enquiryReceived: { readonly enquiryId: string };
  /** The same: its sender gets a mail that says so. */
  readonly enquiryAcknowledged: { readonly enquiryId: string };
  /**
   * An enquiry was answered by e-mail. `to` is addresses with commas between; `copyTo` (BCC) may be ''.
   */
  readonly enquiryAnswered: {
    readonly enquiryId: string;
    readonly to: string;
    readonly subject: string;
    readonly text: string;
    readonly copyTo: string;
  };
  /** Reminders are due for the company, each for its date. */
  readonly remindersDue: { readonly due: readonly DueJob[] };
  /** The time for answers to an order's question is over (product K36). */
  readonly answersDue: { readonly number: number };
  /** Deleted categories of the company's board are to be removed with their tasks. */
  readonly boardPurgeDue: { readonly due: readonly DueJob[] };
  /** People are to be notified of a change; `by` is the actor, who gets none. */
  readonly peopleToTell: { readonly by: string; readonly tellings: readonly Telling[] };
  /** A person has a new notification; mail and push are sent by its consumer. */
  readonly notified: { readonly userId: string; readonly notificationId: string };
  /** Reads of the company that a change made stale, and the tab that made it; '' for none. */
  readonly companyChanged: { readonly reads: readonly string[]; readonly tab: string };
  /** A user logged out in a browser: its sockets are closed. */
  readonly loggedOut: { readonly userId: string };
  /** An order was deleted; its pictures are still stored. */
  readonly orderDeleted: { readonly number: number };
  /** An order or a department was deleted; its conversation is still stored. */
  readonly groupEnded: { readonly channelId: string };
  /** Sharing changed, or a person left: assignees may not see their task any more. */
  readonly boardSightChanged: Readonly<Record<string, never>>;
  /** A task of the board was deleted; its comments are still stored. */
  readonly boardTaskDeleted: { readonly taskId: string };
  /** The contact form of the landing page was sent; `company` may be ''. */
  readonly contactSent: {
    readonly name: string;
    readonly email: string;
    readonly company: string;
    readonly message: string;
  };
  /** An owner asked the operator for a plan; `message` may be ''. */
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

/**
 * Goes with every change that ends sessions: their sockets are closed, and `commit` notes whose they were, so
 * that nothing is sent to them until then.
 */
export function sessionsEndedEvent(userId: string): OutboxEvent {
  return { name: 'sessionsEnded', payload: { userId } };
}
