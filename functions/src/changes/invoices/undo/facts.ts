import type { CompanyData } from '@driftig/data/store';
import type { Invoice } from '@driftig/domain/invoices/invoice';

/** What contributors know of an invoice that is credited or deleted. */
export interface UndoFacts {
  readonly store: CompanyData;
  /** ISO UTC. */
  readonly now: string;
  readonly invoice: Invoice;
}
