import type { AuditEntry } from '@driftig/domain/events';
import type { Order } from '@driftig/domain/orders/order';
import type { StaffChanges } from '@driftig/domain/planning/staffing';

/** The audit record of a changed plan, for the history of its order. */
export function staffingAudit(
  { number, customerId }: Order,
  { added, removed, ...others }: StaffChanges,
): AuditEntry {
  return {
    action: 'orders.staffed',
    subject: `order ${number}`,
    order: number,
    customer: customerId,
    changes: {
      ...others,
      added: added.length,
      removed: removed.length,
      people: { added, removed },
    },
  };
}
