import type { AuditEntry } from '@driftig/domain/events';
import { ulid } from 'ulid';
import { expect, test } from 'vitest';

import { openTable, type Table } from './client.ts';
import { companyStore } from '../store.ts';

const now = '2026-11-12T10:00:00.000Z';
const audit: AuditEntry = { action: 'records.created', subject: 'test' };

/** Answers the first keys of each batch alone, as DynamoDB does when it throttles. */
function leaveOut(table: Table, answered: number): void {
  table.client.middlewareStack.add(
    (send, { commandName }) =>
      async (args) => {
        if (commandName !== 'BatchGetItemCommand') return await send(args);
        const [[name, { Keys, ...how }] = ['', { Keys: [] }]] = Object.entries(
          (args.input as { RequestItems: Record<string, { Keys: unknown[] }> }).RequestItems,
        );
        const asked = { [name]: { ...how, Keys: Keys.slice(0, answered) } };
        const answer = await send({ ...args, input: { ...args.input, RequestItems: asked } });
        const rest = Keys.slice(answered);
        const UnprocessedKeys = rest.length === 0 ? {} : { [name]: { ...how, Keys: rest } };
        return { ...answer, output: { ...answer.output, UnprocessedKeys } };
      },
    { step: 'initialize', priority: 'low', name: 'leaveOut' },
  );
}

test('items that DynamoDB leaves out of a batch are asked for again', async () => {
  const table = openTable(process.env['TABLE_NAME'] ?? '');
  const store = companyStore(table, { companyId: ulid(), userId: 'u1' }, { now, newId: ulid });
  const ids = ['01', '02', '03', '04', '05'];
  const customers = ids.map((id) => ({ id, values: { company: id }, at: now }));
  await store.commit({ writes: store.records.insert('customers', customers), audit });
  leaveOut(table, 2);
  const found = await store.records.listById('customers', ids);
  expect(found.map(({ id }) => id).toSorted()).toEqual(ids);
});
