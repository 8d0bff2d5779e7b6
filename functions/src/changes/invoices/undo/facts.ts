import type { CompanyData } from '@driftig/data/store';
import type { Invoice } from '@driftig/domain/invoices/invoice';

/** Input of the contributors to crediting or deleting an invoice. */
export interface UndoFacts {
  readonly store: CompanyData;
  /** ISO UTC. */
  readonly now: string;
  readonly invoice: Invoice;
}
