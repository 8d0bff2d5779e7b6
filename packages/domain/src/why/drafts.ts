import type { WhyAnswer } from '@driftig/contracts/core/why';

import { formatDate } from '../format.ts';
import { postingLegs, type Books, type PostedDraft } from '../ledger/posting-legs.ts';
import { sumOfRows, withoutZeros } from './sum-of-rows.ts';

interface NamedDraft extends PostedDraft {
  readonly number: number;
  readonly description: string;
  readonly date: string;
}

interface DraftsChange {
  readonly account: { readonly number: number; readonly label: string };
  readonly drafts: readonly NamedDraft[];
  readonly books: Books;
}

/** By how much each draft would change an account, in øre; their sum is that of `draftBalances` (product B37). */
export function whyDrafts({ account, drafts, books }: DraftsChange): WhyAnswer {
  const rows = withoutZeros(
    drafts.map((draft) => ({
      label: draft.description,
      note: `${draft.number} · ${formatDate(draft.date)}`,
      amount: changeOf(draft, account.number, books),
    })),
  );
  return {
    figure: 'draftsChange',
    title: account.label,
    amount: sumOfRows(rows),
    unit: { currency: 'DKK' },
    rows,
    formula: 'Det, hver kladde bogfører på kontoen, lagt sammen.',
  };
}

const changeOf = (draft: PostedDraft, number: number, books: Books) =>
  postingLegs(draft, books)
    .filter(({ account }) => account.number === number)
    .reduce((sum, { amount }) => sum + amount, 0);
