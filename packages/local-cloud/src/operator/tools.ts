import type { Table } from '@driftig/data/core/client';
import { companyStore } from '@driftig/data/store';
import type { OutboxEvent, OutboxPayloads } from '@driftig/domain/events';
import { ulid } from 'ulid';

/** Parts of the user pool that the commands use. */
export interface OperatorPool {
  /** Sets whether login needs a code of the app after the password. */
  setCodeRequired(username: string, required: boolean): Promise<void>;
}

/** Tools of the commands, on the local start or on a stage. */
export interface OperatorTools {
  readonly table: Table;
  readonly pool: OperatorPool;
}

/** A company's data in the operator's name. */
export function storeOf(table: Table, { companyId }: { readonly companyId: string }, now: string) {
  return companyStore(table, { companyId, userId: 'operator' }, { now, newId: ulid });
}

/** Event with every change, for the security log. */
export function actedEvent(
  command: OutboxPayloads['operatorActed']['command'],
  userId = '',
): OutboxEvent {
  return { name: 'operatorActed', payload: { command, userId } };
}
