import type { NumberAttempt } from '@driftig/data/company/next-number';
import type { Invoice } from '@driftig/domain/invoices/invoice';
import type { CreditNote } from '@driftig/domain/invoices/settling';

import type { UndoFacts } from '../undo/facts.ts';

/** Input of the contributors in one attempt to credit an invoice with the next credit note number. */
export interface CreditFacts extends UndoFacts {
  readonly attempt: NumberAttempt;
  readonly note: CreditNote;
  /** The invoice with its credit note; `invoice` is the one before. */
  readonly after: Invoice;
}
