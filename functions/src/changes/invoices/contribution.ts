import type { Change } from '@driftig/data/core/commit';
import type { CompanyData } from '@driftig/data/store';
import type { Write } from '@driftig/data/core/write';
import { addUp, type TotalsDelta } from '@driftig/domain/aggregates';
import type { AuditEntry, OutboxEvent } from '@driftig/domain/events';
import { addUpCredits, type CreditDelta } from '@driftig/domain/invoices/credit-deltas';
import type { Telling } from '@driftig/domain/notifications/occasion';

/** The part of one concern (stock, hours, the deposit, …) in a transaction about an invoice. */
export interface Contribution {
  readonly writes?: readonly Write[];
  /** Deltas instead of writes, because a transaction may write an aggregate's item only once. */
  readonly totals?: readonly TotalsDelta[];
  readonly credits?: readonly CreditDelta[];
  readonly events?: readonly OutboxEvent[];
  readonly tells?: readonly Telling[];
  readonly alsoAudited?: readonly AuditEntry[];
  /** How many items crediting the invoice must write again for this concern; 0 when left out. */
  readonly repeated?: number;
}

/** One concern: gets what was read, returns its part. It may read what only it needs; it never commits. */
export type Contributor<Facts> = (facts: Facts) => Contribution | Promise<Contribution>;

/** Runs the contributors at the same time. Their parts keep the order of the list. */
export function contributionsOf<Facts>(
  facts: Facts,
  contributors: readonly Contributor<Facts>[],
): Promise<Contribution[]> {
  return Promise.all(contributors.map(async (contribute) => contribute(facts)));
}

/**
 * The parts as one change. When several conditions fail, the first contributor's error is thrown, so
 * their order decides what the user reads.
 */
export function combine(
  store: Pick<CompanyData, 'totals'>,
  parts: readonly Contribution[],
): Required<Pick<Change, 'writes' | 'outbox' | 'tells' | 'alsoAudited'>> {
  const totals = addUp(parts.flatMap((part) => part.totals ?? []));
  const credits = addUpCredits(parts.flatMap((part) => part.credits ?? []));
  return {
    writes: [
      ...parts.flatMap((part) => part.writes ?? []),
      ...totals.map((delta) => store.totals.add(delta)),
      ...credits.map((delta) => store.totals.addCredit(delta)),
    ],
    outbox: parts.flatMap((part) => part.events ?? []),
    tells: parts.flatMap((part) => part.tells ?? []),
    alsoAudited: parts.flatMap((part) => part.alsoAudited ?? []),
  };
}
