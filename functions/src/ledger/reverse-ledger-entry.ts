import type { ledgerRoutes } from '@driftig/contracts/ledger/routes';
import type { Write } from '@driftig/data/core/write';
import { AppError } from '@driftig/domain/errors';
import type { LedgerEntry } from '@driftig/domain/ledger/entry';
import { assertReversible, reversingEntry } from '@driftig/domain/ledger/reversal';

import { postOnce } from '../changes/ledger/post-entries.ts';
import { readPosted, voucherOf, writeVoucherNumber } from '../changes/ledger/voucher-numbers.ts';
import type { Context, Handler } from '../pipeline/handler.ts';
import { loadEntry } from './vouchers/load-entry.ts';

type Route = typeof ledgerRoutes.reverseLedgerEntry;

/**
 * A new entry with today's date and opposite signs; what it was posted from can be posted again. Reversed
 * twice at once, the second is refused (409).
 */
export const reverseLedgerEntry: Handler<Route> = async (context) => {
  const { store, input, actor, today } = context;
  const before = await loadEntry(store, input.params.id);
  const { reason } = input.body;
  assertReversible(before);
  const entry = reversingEntry(before, { today, by: actor.userId, reason });
  const freed = await freeSource(context, before);
  const answerOf = (number: number) => ({
    message: `Bilag ${before.number} er tilbageført som bilag ${number}.`,
    number,
  });
  const posted = await postOnce(context, entry, ([numbered]) => ({
    writes: freed,
    audit: {
      action: 'ledger.reversed',
      subject: `voucher ${before.number}`,
      changes: { by: numbered?.number ?? 0, reason },
    },
    answer: answerOf(numbered?.number ?? 0),
  }));
  if (posted === undefined)
    throw new AppError('conflict', { message: `Bilag ${before.number} er allerede tilbageført.` });
  return answerOf(posted.number);
};

/** Takes the voucher number off the receipt, expense or mileage, unless it was posted anew since. */
async function freeSource(
  { store, now }: Pick<Context<Route>, 'store' | 'now'>,
  { number, source: { kind, id } }: LedgerEntry,
): Promise<Write[]> {
  if (kind !== 'receipt' && kind !== 'expense' && kind !== 'mileage') return [];
  const read = await readPosted(store, kind, id);
  return voucherOf(read) === number ? writeVoucherNumber(store, now, read, 0) : [];
}
