import { AsyncLocalStorage } from 'node:async_hooks';
import type { Table } from '@driftig/data/client';

import type { Rights } from '../../infra/rights.ts';
import { tableGrants } from '../../infra/rights.ts';
import { watchTable, type TableCall } from './table-calls.ts';

/** The rights of the function that is running, and the calls it was refused. */
interface Held {
  readonly rights: Rights;
  readonly refused: TableCall[];
}

const held = new AsyncLocalStorage<Held>();

/**
 * The embedded database has no policies, so this enforces the table rights of a function while `run`
 * is running. An action without a right fails as on AWS, and then here with its name.
 */
export async function withTableRights<T>(
  table: Table,
  rights: Rights,
  run: () => Promise<T>,
): Promise<T> {
  watchTable(table, 'tableRights', refuseWithoutRight);
  const refused: TableCall[] = [];
  const outcome = await held.run({ rights, refused }, run);
  const [first] = refused;
  if (first !== undefined) throw new Error(`infra/rights.ts gives no right to ${nameOf(first)}`);
  return outcome;
}

function refuseWithoutRight(call: TableCall): void {
  const running = held.getStore();
  if (running === undefined || isGranted(running.rights, call)) return;
  running.refused.push(call);
  throw new Error('AccessDeniedException');
}

function isGranted(rights: Rights, { action, index, partitionKey }: TableCall): boolean {
  return tableGrants(rights).some(
    ({ actions, withIndexes, partitionKeys = ['*'] }) =>
      actions.includes(action) &&
      (index === undefined || withIndexes) &&
      partitionKeys.some((pattern) => isLike(partitionKey, pattern)),
  );
}

/** `StringLike` of a policy: `*` stands for any text. */
export function isLike(text: string, pattern: string): boolean {
  const source = pattern.replaceAll(/[^\w*]/g, String.raw`\$&`).replaceAll('*', '.*');
  return new RegExp(`^${source}$`, 's').test(text);
}

function nameOf({ action, index, partitionKey }: TableCall): string {
  return `${action} on ${index ?? 'the table'}, ${partitionKey}`;
}
