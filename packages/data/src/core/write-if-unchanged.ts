import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';

import type { Table } from './client.ts';
import { withStamps } from './stamps.ts';
import type { Write } from './write.ts';

/** False when a condition failed or another write was in progress. */
export async function wasWritten(table: Table, writes: readonly Write[]): Promise<boolean> {
  try {
    const items = withStamps(table, writes).map(({ item }) => item);
    await table.client.send(new TransactWriteCommand({ TransactItems: items }));
    return true;
  } catch (error) {
    if (error instanceof TransactionCanceledException) return false;
    throw error;
  }
}
