import { employeeRoutes } from '@driftig/contracts/employees/routes';
import { userRepository } from '@driftig/data/auth/auth.repository';
import { openTable } from '@driftig/data/core/client';
import { createCompany } from '@driftig/tests/support/company/company';
import { createDepartment } from '@driftig/tests/support/company/departments';
import { moveTo } from '@driftig/tests/support/company/conversations';
import { createPerson } from '@driftig/tests/support/company/people';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** Milliseconds after a change from which rows that are read are kept. */
const aWhile = 61_000;

beforeEach(() => vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

test('each change of a person is seen by the next read of a process that keeps names', async () => {
  const company = await createCompany();
  const { owner, administrator, employee, companyId } = company;
  const { userId: id } = employee.user;
  const lager = await createDepartment(company, 'Lager');
  const read = async (table = openTable(process.env['TABLE_NAME'] ?? '')) => {
    vi.setSystemTime(Date.now() + aWhile);
    return userRepository(table, companyId).listNames();
  };
  const kept = openTable(process.env['TABLE_NAME'] ?? '');
  const reads = vi.spyOn(kept.client, 'send');
  const changes: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['a name', () => employee.call(employeeRoutes.updateProfile, { body: { fullName: 'Jo Bo' } })],
    ['a department', () => moveTo(company, lager, employee)],
    ['a role', () => administrator.call(employeeRoutes.changeRole, { body: { id, roleid: 2 } })],
    ['who leaves', () => owner.call(employeeRoutes.deactivateEmployee, { body: { id } })],
    ['who returns', () => owner.call(employeeRoutes.reactivateEmployee, { body: { id } })],
    ['a new person', () => createPerson(company, { name: 'Karla Bro' })],
  ];
  let last = await read(kept);
  for (const [name, change] of changes) {
    await change();
    const seen = await read(kept);
    expect(seen, name).toEqual(await read());
    expect(seen, name).not.toEqual(last);
    last = seen;
  }
  reads.mockClear();
  expect(await read(kept)).toBe(last);
  expect(reads).toHaveBeenCalledTimes(1);
});
