import type { DraftHold } from '@driftig/contracts/accounting/draft-hold';

import type { Decision } from '../receipts/receipt-status.ts';
import type { FilledValues } from '../records/record.ts';
import type { Draft } from './draft.ts';

const texts: Readonly<Record<Exclude<DraftHold, ''>, string>> = {
  receiptRejected:
    'Kvitteringen er afvist, så kladden kan ikke bogføres. Godkend kvitteringen igen, eller slet kladden.',
  receiptChanged:
    'Kvitteringen er rettet, efter at den blev importeret. Ret kladden til, og gem den, før den bogføres.',
};

/**
 * Why a draft cannot be posted, shown on it and for the 409 of its posting; undefined where nothing
 * holds it back (product B39).
 */
export const draftHoldText = ({ hold }: Pick<Draft, 'hold'>): string | undefined =>
  hold === '' ? undefined : texts[hold];

/**
 * The draft of an imported receipt after a decision on the receipt. An approval lifts the hold of a
 * rejection; where the receipt was edited in between, the draft must be saved first.
 */
export function holdAfterDecision(
  draft: Draft,
  receipt: FilledValues,
  decision: Decision,
): Pick<Draft, 'hold' | 'file' | 'fileType'> {
  const { hold, file, fileType } = draft;
  if (decision === 'rejected') return { hold: 'receiptRejected', file, fileType };
  if (hold === '') return { hold, file, fileType };
  const textOf = (name: string) => String(receipt[name] ?? '');
  const isSame =
    draft.amount === Number(receipt['price'] ?? 0) &&
    draft.vat === Number(receipt['vat'] ?? 0) &&
    draft.date === textOf('date') &&
    draft.type === (textOf('type') || 'expense');
  const changed = isSame ? '' : 'receiptChanged';
  // A receipt without a file leaves the draft the one that it got itself.
  if (textOf('file') === '') return { hold: changed, file, fileType };
  return { hold: changed, file: textOf('file'), fileType: textOf('fileType') };
}

/** Saving the form is how the accountant answers to a changed receipt. */
export const holdAfterSave = (hold: DraftHold): DraftHold =>
  hold === 'receiptChanged' ? '' : hold;
