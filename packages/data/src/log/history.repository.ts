import type { AuditAction } from '@driftig/domain/audit-actions';

import { encodeTime } from 'ulid';

import type { Table } from '../core/client.ts';
import { auditEntity } from './log.entities.ts';
import {
  assertCursorOf,
  defaultPageSize,
  pageOf,
  type Page,
  type PageRequest,
} from '../core/page.ts';

/** Key of a history: a record, a customer or an order. */
export type HistoryOf =
  | { readonly subject: string }
  | { readonly order: number }
  | { readonly customer: string };

interface HistoryEvent {
  readonly eventId: string;
  /** ISO UTC. */
  readonly at: string;
  /** Id of the user who did it. */
  readonly by: string;
  readonly action: AuditAction;
  readonly subject: string;
  readonly changes?: Readonly<Record<string, unknown>> | undefined;
}

/** The audit trail of the actor's company, by what it is about. */
export function historyRepository(table: Table, companyId: string) {
  const { query } = auditEntity(table);

  function find(of: HistoryOf) {
    if ('subject' in of) return query.bySubject({ companyId, historyOf: of.subject });
    if ('order' in of) return query.byOrder({ companyId, orderNumber: String(of.order) });
    return query.byCustomer({ companyId, customerId: of.customer }).begins({ eventId: '' });
  }

  return {
    /**
     * Whether anything was changed since `from`, in milliseconds since 1970, log-ins and messages
     * aside. One read; where so much happened that it does not end in it, something has changed.
     */
    async hasChangedSince(from: number): Promise<boolean> {
      const { data, cursor } = await query
        .main({ companyId })
        .gte({ eventId: encodeTime(from) })
        .go({ limit: 25, consistent: true, attributes: ['action'] });
      return cursor !== null || data.some(({ action }) => !changesNothing.has(action));
    },

    /** Newest first. The page costs the same however long the history is. */
    async list(of: HistoryOf, page: PageRequest): Promise<Page<HistoryEvent>> {
      assertCursorOf(page.cursor, cursorOf(companyId, of));
      const result = await find(of).go({
        limit: page.limit ?? defaultPageSize,
        cursor: page.cursor ?? null,
        order: 'desc',
        hydrate: true,
      });
      const { rows, cursor } = pageOf(result, (item) => item as HistoryEvent);
      // The second read, by keys, gives its items in any order.
      return { rows: rows.toSorted((a, b) => b.eventId.localeCompare(a.eventId)), cursor };
    },
  };
}

const changesNothing: ReadonlySet<string> = new Set<AuditAction>([
  'auth.loggedIn',
  'auth.loggedOut',
  'chat.messageSent',
]);

function cursorOf(companyId: string, of: HistoryOf) {
  const main = { pk: `c#${companyId}#audit`, sk: '' };
  const history = `c#${companyId}#history#`;
  if ('subject' in of) return { ...main, gsi1pk: `${history}${of.subject}`, gsi1sk: '' };
  if ('order' in of) return { ...main, gsi2pk: `${history}order#${of.order}`, gsi2sk: '' };
  return { ...main, gsi3pk: `c#${companyId}#cu#${of.customer}`, gsi3sk: 'h#' };
}
