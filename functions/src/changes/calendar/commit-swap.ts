import type { AnsweredChange } from '@driftig/data/core/commit';
import { VersionConflict } from '@driftig/data/core/retry-on-conflict';
import type { Write } from '@driftig/data/core/write';
import type { CompanyData } from '@driftig/data/store';
import type { AuditEntry, OutboxEvent } from '@driftig/domain/events';
import type { Telling } from '@driftig/domain/notifications/occasion';
import type { Order } from '@driftig/domain/orders/order';
import type { ShiftSwap } from '@driftig/domain/planning/shift-swap';

interface SwapChange {
  /** The action in the trail of both orders. */
  readonly shift: string;
  readonly writes: readonly Write[];
  readonly tells?: readonly Telling[];
  readonly outbox?: readonly OutboxEvent[];
  readonly answer?: unknown;
}

/** Commits a step of a swap, in the trail of both orders. */
export async function commitSwap(
  { commit }: { readonly commit: (change: AnsweredChange) => Promise<void> },
  { proposer, colleague }: ShiftSwap,
  { shift, answer, ...change }: SwapChange,
): Promise<void> {
  const auditOf = (number: number): AuditEntry => ({
    action: 'orders.shiftChanged',
    subject: `order ${number}`,
    order: number,
    changes: { shift },
  });
  await commit({
    ...change,
    answer,
    audit: auditOf(proposer.order.number),
    alsoAudited: [auditOf(colleague.order.number)],
  });
}

/** The writes of both orders of a swap. They throw VersionConflict where one changed since it was read. */
export function swapOrderWrites(
  { orders }: Pick<CompanyData, 'orders'>,
  moves: readonly { readonly before: Order; readonly after: Order }[],
): Write[] {
  return orders
    .replaceAll(moves)
    .map((write) => ({ ...write, refusal: () => new VersionConflict() }));
}
