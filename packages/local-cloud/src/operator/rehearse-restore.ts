import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { DeleteTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { Table } from '@driftig/data/core/client';
import { tableSpec } from '@driftig/data/core/table-spec';

import { localClientConfig } from '../stand-ins/environment.ts';
import { ensureTable } from '../stand-ins/table.ts';
import { backUp, restore } from './backup.ts';
import { verifyLedgers } from './verify-ledgers.ts';

/**
 * Backs up the table of this machine, restores the file into an empty table beside it, and counts the chain of each
 * company anew there. The second table and the file are removed again.
 */
export async function rehearseRestore(
  table: Table,
  endpoint: string,
  now: string,
): Promise<string[]> {
  const client = new DynamoDBClient(localClientConfig(endpoint));
  const folder = await mkdtemp(join(tmpdir(), 'driftig-restore-'));
  const restored = `${table.name}-restored`;
  try {
    const file = join(folder, 'backup.jsonl');
    const saved = await backUp(client, table.name, file);
    await ensureTable(endpoint, restored, tableSpec);
    const read = await restore(client, restored, file);
    const lines = await verifyLedgers({ client: table.client, name: restored }, now);
    return [`${saved} rækker gemt, ${read} gendannet i en tom tabel.`, ...lines];
  } finally {
    await client.send(new DeleteTableCommand({ TableName: restored })).catch(ignoreMissing);
    client.destroy();
    await rm(folder, { recursive: true });
  }
}

function ignoreMissing(error: unknown): void {
  if (!(error instanceof Error && error.name === 'ResourceNotFoundException')) throw error;
}
