import type { NotificationKind } from '@driftig/contracts/notifications/kinds';
import type { AbsenceType } from '@driftig/contracts/vacation/absence-type';

import type { DateText } from '../dates.ts';
import type { MailProblem } from '../invoices/settling.ts';
import type { DatesAndTimes, Period } from '../planning/period.ts';
import type { AbsenceTime } from '../vacation/absence.ts';
import type { ShiftAnswer } from '../planning/shift-answers.ts';
import type { ManagerFacts } from './manager-facts.ts';
import type { OrderFacts } from './order-facts.ts';

/** Parts of an order whose changes notify its people; `place` is the customer's address. */
export type OrderPart = 'time' | 'place' | 'contact' | 'note';

/** The reader's own shift, for managers the proposer's, and the one that it is swapped against. */
export interface SwapFacts extends OrderFacts {
  readonly other: OrderFacts;
  /** The person who proposed the swap. */
  readonly proposerId: string;
}

interface AbsenceFacts extends AbsenceTime {
  readonly absenceId: string;
  /** The absence's version after the change; a later change has a notification of its own. */
  readonly version: number;
  readonly type: AbsenceType;
  readonly isOpen: boolean;
}

/** A task of the board. */
interface TaskFacts {
  readonly taskId: string;
  readonly title: string;
}

/** An order that the person is booked for. */
export interface BookedOrder extends Period {
  readonly number: number;
  readonly title: string;
}

/** Facts of each kind of notification; stored with it and never updated. */
export interface FactsByKind extends ManagerFacts {
  readonly hoursRejected: {
    readonly employeeId: string;
    readonly from: DateText;
    readonly to: DateText;
    readonly count: number;
    readonly reason: string;
  };
  readonly allowanceDecided: {
    readonly kind: 'drive' | 'diet';
    readonly decision: 'approved' | 'rejected';
    readonly date: DateText;
    /** The purpose of the drive or the trip. */
    readonly purpose: string;
    /** Øre. */
    readonly amount: number;
    readonly comment: string;
  };
  /** Also what a manager changed in it, or that they deleted it. */
  readonly absenceDecided: AbsenceFacts &
    (
      | {
          readonly decision: 'approved' | 'rejected';
          readonly reason: string;
          /** How many orders the person was taken off. */
          readonly freed: number;
        }
      | { readonly decision: 'changed'; readonly before: AbsenceFacts }
      | { readonly decision: 'deleted' }
    );
  readonly absenceRecalled: AbsenceFacts;
  /** An application that waits for a manager; the subject is its employee. */
  readonly absenceApplied: AbsenceFacts;
  /** For absences that need no approval; the subject is the absent person. */
  readonly absenceReported: AbsenceFacts & {
    /** Missing in older stored notifications. */
    readonly employeeId?: string;
    /** The first of the orders they are on within 14 days. */
    readonly orders: readonly BookedOrder[];
    readonly orderCount: number;
    /** It lies in approved holiday, and a manager says whether the days come back. */
    readonly isInHoliday: boolean;
  };
  readonly orderAssigned: OrderFacts;
  readonly orderUnassigned: OrderFacts;
  readonly orderChanged: OrderFacts & {
    readonly before: DatesAndTimes;
    readonly changed: readonly OrderPart[];
  };
  readonly orderCancelled: OrderFacts & { readonly isDeleted: boolean };
  /** The first shift of a day, and how many more there are. */
  readonly shiftReminder: OrderFacts & { readonly others: number };
  /** The day after a shift without hours; `others` more ended that day. */
  readonly hoursMissing: {
    readonly number: number;
    readonly title: string;
    /** First and last day of the shift. */
    readonly from: DateText;
    readonly to: DateText;
    readonly others: number;
  };
  /** For managers; the subject is the employee who requests the shift. */
  readonly shiftRequested: OrderFacts;
  /** Also a request that ended because the order was filled, moved or closed. */
  readonly shiftAnswered: OrderFacts & {
    readonly answer: 'accepted' | 'refused' | 'ended';
    readonly note?: string;
  };
  readonly shiftOffered: OrderFacts & {
    /** A manager's own words. */
    readonly message?: string;
  };
  readonly shiftOfferEnded: OrderFacts;
  /**
   * For the manager who asked people to take a shift: one of them, the subject, has taken it, or the time for
   * an answer is over, with what each has answered.
   */
  readonly shiftQuestionAnswered: OrderFacts & {
    readonly isTaken: boolean;
    readonly answers: readonly { readonly name: string; readonly answer: ShiftAnswer }[];
  };
  /** A colleague took the shift that was for sale. */
  readonly shiftTaken: OrderFacts;
  /** The sale ended because the order was moved or closed. */
  readonly shiftSaleEnded: OrderFacts;
  readonly swapProposed: SwapFacts;
  /** For managers; the subject is the employee who proposed the swap. */
  readonly swapRequested: SwapFacts;
  readonly swapAnswered: SwapFacts & {
    /** The colleague's answer, the manager's, or how it ended before. */
    readonly answer: 'accepted' | 'refused' | 'approved' | 'rejected' | 'withdrawn' | 'ended';
    readonly note?: string;
  };
  readonly mentioned: {
    /** The conversation as its reader calls it: a colleague's id, or a group's channel. */
    readonly conversationId: string;
    /** Older stored notifications have this instead of `conversationId`. */
    readonly talkId?: string;
    readonly text: string;
  };
  readonly taskAssigned: TaskFacts & { readonly dateTo: DateText | '' };
  /** The first of a person's tasks that end on a day or the day after it. */
  readonly tasksDue: {
    readonly tasks: readonly (TaskFacts & { readonly dateTo: DateText | '' })[];
    readonly count: number;
  };
  readonly taskMentioned: TaskFacts & { readonly text: string };
  /** For managers: people who left, or may not see the task any more. */
  readonly taskUnassigned: TaskFacts & { readonly names: readonly string[] };
  /** The receipts of a mail; `skipped` files of it could not be used. */
  readonly receiptsMailed: {
    readonly subject: string;
    readonly count: number;
    readonly skipped: number;
  };
  readonly receiptMailRefused: {
    readonly subject: string;
    readonly reason: 'noFile' | 'unusable' | 'unreadable' | 'tooLarge' | 'tooMany';
  };
  readonly invoiceBounced: {
    readonly number: number;
    readonly customer: string;
    readonly to: string;
    readonly problem: Exclude<MailProblem, 'passing'>;
  };
}

/** An event that people are notified of. A kind without facts does not compile. */
export type Occasion = {
  readonly [K in NotificationKind]: { readonly kind: K; readonly facts: FactsByKind[K] };
}[NotificationKind];

/** Recipients and content of a notification of a change. */
export interface Telling {
  readonly to: readonly string[];
  readonly occasion: Occasion;
  /** User id of the notification's subject, when that is not the actor. */
  readonly of?: string;
}
