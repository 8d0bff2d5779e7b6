import type { DateText } from '../dates.ts';

/** Facts of what managers are reminded of, and of what others handed in or paid. */
export interface ManagerFacts {
  /** Hours that were registered on the day before `date` and wait for approval. */
  readonly hoursHandedIn: {
    readonly date: DateText;
    /** How many people, and the name of the only one; '' for several. */
    readonly people: number;
    readonly name: string;
    readonly count: number;
  };
  readonly depositPaid: {
    readonly number: number;
    readonly customer: string;
    /** Øre. */
    readonly amount: number;
    readonly currency: string;
  };
  readonly applicationsWaiting: { readonly count: number };
  readonly ordersLackPeople: {
    readonly date: DateText;
    /** The first of them. */
    readonly orders: readonly {
      readonly number: number;
      readonly title: string;
      readonly missing: number;
    }[];
    readonly count: number;
  };
  /** Invoices by the date on which they are to be paid: that day, and the day before. */
  readonly invoicesDue: {
    readonly date: DateText;
    readonly due: number;
    readonly overdue: number;
    /** The number of the invoice where it is one; 0 otherwise. */
    readonly number: number;
  };
}
