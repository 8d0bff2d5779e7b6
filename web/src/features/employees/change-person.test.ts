import type { EmployeeRow } from '@driftig/contracts/employees/routes';
import { employeeRow } from '@driftig/contracts/employees/routes';
import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import * as z from 'zod';

import { changePerson } from './change-person.ts';
import { toLogin, toRole } from './changes.ts';
import type { PersonChange } from './changes.ts';
import { employeesQuery } from './queries.ts';

const row: EmployeeRow = {
  id: 'sara',
  name: 'Sara Winther',
  email: 'sara@nordlysevent.dk',
  phone: '',
  mobile: '',
  departmentId: '',
  department: '',
  role: 'administrator',
  roleName: 'Administrator',
  loginAllowed: true,
  bookkeeping: true,
  status: 'active',
  location: '',
  invitedAt: '',
  invitationEnds: '',
  hasPicture: false,
  secondFactor: false,
  version: 1,
};

const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const changed = async () => answer({ message: 'Data changed successfully!' });
const refused = async () => answer({ code: 'last_owner', message: 'Nej.' }, 409);
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const listed = (loginAllowed: boolean) => async () =>
  answer([z.encode(employeeRow, { ...row, loginAllowed })]);

/** Makes the change against a stubbed server: its answer to the change, and then to the list. */
async function make(
  change: PersonChange,
  server: { change: () => Promise<Response>; list?: () => Promise<Response> },
) {
  const { list = lost } = server;
  vi.stubGlobal('fetch', (url: string) =>
    url.startsWith('/emplo/employees') ? list() : server.change(),
  );
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(employeesQuery.queryKey, { rows: [row], complete: true });
  const shown: boolean[] = [];
  const now = () => client.getQueryData(employeesQuery.queryKey)?.rows[0];
  client.getQueryCache().subscribe(() => {
    const login = now()?.loginAllowed;
    if (login !== undefined && login !== shown.at(-1)) shown.push(login);
  });
  const { kind } = await changePerson(client, change);
  return { kind, shown, now: now() };
}

const off = toLogin(row, false);

test('a change is shown optimistically and kept on success', async () => {
  const { kind, shown } = await make(off, { change: changed });
  expect({ kind, shown }).toEqual({ kind: 'changed', shown: [false] });
});

test('a refused change is rolled back', async () => {
  const { kind, shown } = await make(off, { change: refused });
  expect({ kind, shown }).toEqual({ kind: 'refused', shown: [false, true] });
});

test('after a lost answer the list is fetched to see whether the change was made', async () => {
  const made = await make(off, { change: lost, list: listed(false) });
  expect(made.kind).toBe('changed');
  expect(made.shown.at(-1)).toBe(false);
  const kept = await make(off, { change: lost, list: listed(true) });
  expect(kept.kind).toBe('kept');
  expect(kept.shown.at(-1)).toBe(true);
});

test('when the list cannot be fetched either, the outcome is unknown', async () => {
  const { kind, shown } = await make(off, { change: lost });
  expect({ kind, shown }).toEqual({ kind: 'unknown', shown: [false, true] });
});

test('changing the role to employee removes bookkeeping; a refusal rolls back both', async () => {
  const change = toRole(row, 'employee');
  const demoted = await make(change, { change: changed });
  expect(demoted.now).toMatchObject({
    role: 'employee',
    roleName: 'Medarbejder',
    bookkeeping: false,
  });
  expect((await make(change, { change: refused })).now).toEqual(row);
});
