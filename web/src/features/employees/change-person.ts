import type { EmployeeRow } from '@driftig/contracts/employees/routes';
import type { QueryClient } from '@tanstack/react-query';

import {
  changeOptimistically,
  type Outcome,
} from '../../shared/record-screens/change/optimistic-change.ts';
import type { PersonChange } from './changes.ts';
import { changeEmployees, employeesNow } from './queries.ts';

type PersonOutcome = Outcome<EmployeeRow, { readonly message: string }>;

/** An optimistic update of a person, in the list. */
export function changePerson(
  client: QueryClient,
  { row, shown, send, onMade }: PersonChange,
): Promise<PersonOutcome> {
  const names = Object.keys(shown) as (keyof EmployeeRow)[];
  return changeOptimistically({
    read: row,
    changed: { ...row, ...shown },
    // Only the changed fields: another change of the row may be in flight.
    show: (now) => show(client, row.id, pick(now, names)),
    send,
    ask: async () => (await employeesNow(client)).find(({ id }) => id === row.id) ?? row,
    isMade: (now) => names.every((name) => now[name] === shown[name]),
    onMade,
  });
}

function pick(row: EmployeeRow, names: readonly (keyof EmployeeRow)[]): Partial<EmployeeRow> {
  return Object.fromEntries(names.map((name) => [name, row[name]]));
}

function show(client: QueryClient, id: string, fields: Partial<EmployeeRow>): void {
  changeEmployees(client, (rows) =>
    rows.map((row) => (row.id === id ? { ...row, ...fields } : row)),
  );
}
