import type { Write } from '@driftig/data/core/write';
import type { CompanyData } from '@driftig/data/store';
import { sourceOf } from '@driftig/domain/accounting/draft';
import { holdAfterDecision } from '@driftig/domain/accounting/draft-hold';
import type { Decision } from '@driftig/domain/receipts/receipt-status';
import type { FilledValues } from '@driftig/domain/records/record';

/**
 * The writes that hold the draft of a rejected receipt back, or release it after another approval
 * (product B39). Without a draft they make sure that none is imported meanwhile.
 */
export async function draftWrites(
  store: Pick<CompanyData, 'accountingDrafts'>,
  { id, values }: { readonly id: string; readonly values: FilledValues },
  decision: Decision,
): Promise<Write[]> {
  const source = sourceOf('receipts', id);
  const draft = await store.accountingDrafts.findOfSource(source);
  if (draft === undefined)
    return decision === 'rejected' ? [store.accountingDrafts.checkNotImported(source)] : [];
  const after = holdAfterDecision(draft, values, decision);
  if (after.hold === draft.hold) return [];
  return [
    store.accountingDrafts.replace(draft, { ...draft, ...after, version: draft.version + 1 }),
  ];
}
