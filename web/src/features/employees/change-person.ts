import type { EmployeeRow } from '@driftig/contracts/employees/routes';
import type { QueryClient } from '@tanstack/react-query';

import { ApiError } from '../../api/errors.ts';
import type { PersonChange } from './changes.ts';
import { changeEmployees, employeesNow, refreshOthers } from './queries.ts';
import { texts } from './texts.ts';

/** `unknown`: there was no answer, and the current state could not be fetched. */
export type ChangeOutcome =
  | { readonly kind: 'changed'; readonly message: string }
  | { readonly kind: 'refused' | 'kept' | 'unknown'; readonly error: unknown };

/**
 * An optimistic update: shown immediately and rolled back when the server refuses. After a lost
 * answer the list is fetched, since the change may have been made.
 */
export async function changePerson(
  client: QueryClient,
  change: PersonChange,
): Promise<ChangeOutcome> {
  const { row, shown, send } = change;
  show(client, row.id, shown);
  try {
    const { message } = await send();
    await refreshOthers(client, row.id);
    return { kind: 'changed', message };
  } catch (error) {
    show(client, row.id, before(change));
    if (error instanceof ApiError && error.status < 500) return { kind: 'refused', error };
    return settleUnknown(client, change, error);
  }
}

async function settleUnknown(
  client: QueryClient,
  { row, shown }: PersonChange,
  error: unknown,
): Promise<ChangeOutcome> {
  const rows = await employeesNow(client);
  if (rows === undefined) return { kind: 'unknown', error };
  const now = rows.find(({ id }) => id === row.id);
  if (now === undefined || !matches(now, shown)) return { kind: 'kept', error };
  await refreshOthers(client, row.id);
  return { kind: 'changed', message: texts.changed };
}

function show(client: QueryClient, id: string, fields: Partial<EmployeeRow>): void {
  changeEmployees(client, (rows) =>
    rows.map((row) => (row.id === id ? { ...row, ...fields } : row)),
  );
}

const keysOf = (fields: Partial<EmployeeRow>) => Object.keys(fields) as (keyof EmployeeRow)[];

function before({ row, shown }: PersonChange): Partial<EmployeeRow> {
  return Object.fromEntries(keysOf(shown).map((key) => [key, row[key]]));
}

function matches(row: EmployeeRow, shown: Partial<EmployeeRow>): boolean {
  return keysOf(shown).every((key) => row[key] === shown[key]);
}
