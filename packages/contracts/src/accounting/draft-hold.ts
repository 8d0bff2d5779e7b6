import * as z from 'zod';

/** Why a draft cannot be posted (product B39): its receipt was rejected, or changed since the import. */
export const draftHold = z.enum(['', 'receiptRejected', 'receiptChanged']);
export type DraftHold = z.output<typeof draftHold>;
