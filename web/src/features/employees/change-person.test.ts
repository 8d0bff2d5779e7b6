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

/** Makes the change, where the server answers it and then how people stand. */
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

test('a change is shown at once and stays when it was made', async () => {
  const { kind, shown } = await make(off, { change: changed });
  expect({ kind, shown }).toEqual({ kind: 'changed', shown: [false] });
});

test('a change that was refused is taken back', async () => {
  const { kind, shown } = await make(off, { change: refused });
  expect({ kind, shown }).toEqual({ kind: 'refused', shown: [false, true] });
});

test('when the answer got lost, the server is asked how the person stands', async () => {
  const made = await make(off, { change: lost, list: listed(false) });
  expect(made.kind).toBe('changed');
  expect(made.shown.at(-1)).toBe(false);
  const kept = await make(off, { change: lost, list: listed(true) });
  expect(kept.kind).toBe('kept');
  expect(kept.shown.at(-1)).toBe(true);
});

test('when nobody can be asked, nothing is claimed', async () => {
  const { kind, shown } = await make(off, { change: lost });
  expect({ kind, shown }).toEqual({ kind: 'unknown', shown: [false, true] });
});

test('who becomes an employee has no bookkeeping; a refusal gives both back', async () => {
  const change = toRole(row, 'employee');
  const demoted = await make(change, { change: changed });
  expect(demoted.now).toMatchObject({
    role: 'employee',
    roleName: 'Medarbejder',
    bookkeeping: false,
  });
  expect((await make(change, { change: refused })).now).toEqual(row);
});
