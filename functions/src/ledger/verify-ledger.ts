import type { ledgerRoutes } from '@driftig/contracts/ledger/routes';
import { headOf, verifyChain } from '@driftig/domain/ledger/chain';

import { digest } from '../changes/ledger/post-entries.ts';
import type { Handler } from '../pipeline/handler.ts';

/** Entries that one call reads; the caller goes on after the last of them. */
const most = 1000;

/**
 * Counts the chain anew from the stored entries. The head is read first, so that the entry it names must be
 * among them: one that was posted meanwhile comes after it.
 */
export const verifyLedger: Handler<typeof ledgerRoutes.verifyLedger> = async ({ store, input }) => {
  const { after = 0 } = input.query;
  const before = after === 0 ? { number: 0, hash: '' } : headOf(await store.ledger.get(after));
  const head = await store.ledger.head.readQueued();
  const entries = await store.ledger.listAfter(after, most);
  const { head: last, faults } = verifyChain(entries, digest, before);
  const complete = entries.length < most;
  const isReached = complete || last.number >= head.number;
  const named = [before, ...entries].find(({ number }) => number === head.number);
  const isLost = isReached && head.number >= before.number && named?.hash !== head.hash;
  return {
    checked: entries.length,
    last: last.number,
    hash: last.hash,
    complete,
    faults: [...faults, ...(isLost ? [{ number: head.number, fault: 'head' as const }] : [])],
  };
};
