import type { CompanyData } from '@driftig/data/store';
import type { Invoice } from '@driftig/domain/invoices/invoice';

/** An issued invoice before and after a change of its status, its payments or its mail. */
export interface Changed {
  readonly before: Invoice;
  readonly after: Invoice;
}

/** Input of the contributors to a change, for each changed invoice. */
export interface ChangeFacts extends Changed {
  readonly store: CompanyData;
}
