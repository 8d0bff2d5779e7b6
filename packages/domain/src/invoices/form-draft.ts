import type { Oere } from '../money.ts';
import { AppError } from '../errors.ts';

/** An unfinished invoice form, which has no number yet (product D33). */
export interface InvoiceFormDraft {
  readonly id: string;
  /** The buyer's name. */
  readonly company: string;
  readonly orderTitle: string;
  readonly amount: Oere;
  /** ISO UTC. */
  readonly changed: string;
  /** The form's values as the site writes and reads them. */
  readonly content: string;
}

const MAX_DRAFTS = 50;

/** Throws conflict (409) when a person has as many drafts as are kept. */
export function assertRoomForDraft(count: number): void {
  if (count < MAX_DRAFTS) return;
  const message = `Der er plads til ${MAX_DRAFTS} kladder. Slet nogle af dem, du ikke skal bruge.`;
  throw new AppError('conflict', { message });
}
