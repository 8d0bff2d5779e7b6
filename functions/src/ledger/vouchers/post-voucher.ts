import type { Write } from '@driftig/data/core/write';
import type { IdempotentStore } from '@driftig/data/store';
import type { LedgerEntry } from '@driftig/domain/ledger/entry';
import type { VoucherEntry } from '@driftig/domain/ledger/voucher-entry';

import { postEntries } from '../../changes/ledger/post-entries.ts';

interface PostContext {
  readonly store: IdempotentStore;
  readonly now: string;
}

interface PostedAnswer {
  readonly message: string;
  readonly number: number;
}

const answerOf = (number: number, { entry }: Pick<VoucherEntry, 'entry'>): PostedAnswer => ({
  // The text of the specification for an expense.
  message:
    entry.source.kind === 'expense'
      ? `Udgift bogført korrekt som bilag ${number}.`
      : `Bogført som bilag ${number}.`,
  number,
});

/** Posts one voucher with the writes that follow from its number. */
export async function postVoucher(
  context: PostContext,
  voucher: Pick<VoucherEntry, 'entry'>,
  writesOf: (number: number) => readonly Write[],
): Promise<PostedAnswer> {
  const { entry } = voucher;
  const [posted] = await postEntries(context, [entry], (entries) => {
    const number = numberOf(entries);
    return {
      writes: writesOf(number),
      audit: {
        action: 'ledger.posted',
        subject: `voucher ${number}`,
        changes: { source: entry.source.kind, id: entry.source.id },
      },
      answer: answerOf(number, voucher),
    };
  });
  return answerOf(posted?.number ?? 0, voucher);
}

const numberOf = ([entry]: readonly LedgerEntry[]) => entry?.number ?? 0;
