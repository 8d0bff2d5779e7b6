import { companyRoutes } from '@driftig/contracts/company/routes';
import { recordRoutes } from '@driftig/contracts/records/routes';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { createDepartment } from '@driftig/tests/support/company/departments';
import { holdCommitsUntil, runBeforeCommit } from '@driftig/tests/support/stack/commit-barrier';
import { statusesOf } from '@driftig/tests/support/stack/statuses';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';

import { services } from '../pipeline/services.ts';

let company: TestCompany;
beforeEach(async () => {
  company = await createCompany();
});

const remove = (id: string, more: object = {}) =>
  company.owner.call(companyRoutes.deleteDepartment, { body: { id, ...more } });
const names = async () => (await company.store.departments.list()).map(({ name }) => name);

/** Moves the company's employee into the department. */
const assign = (departmentid: string) =>
  company.owner.call(recordRoutes.updateRecordById, {
    body: { dType: 'employees', id: company.employee.user.userId, departmentid },
  });

describe('a department that is empty and not the last', () => {
  test('is deleted, and its name can be used again', async () => {
    const id = await createDepartment(company, 'Kontor');
    await createDepartment(company, 'Lager');
    const answer = await remove(id);
    expect(answer.status).toBe(200);
    expect(answer.json).toEqual({ message: 'Slettede "Kontor".' });
    expect(await names()).toEqual(['Lager']);
    await createDepartment(company, 'KONTOR');
  });

  test('is not found (404) the second time', async () => {
    const id = await createDepartment(company, 'Kontor');
    await createDepartment(company, 'Lager');
    await remove(id);
    expect((await remove(id)).status).toBe(404);
  });
});

describe('a department is not deleted', () => {
  test.each([{}, { isFirst: true }, { isFirst: 0 }])(
    'when it is the last, whatever isFirst says: %j',
    async (more) => {
      const id = await createDepartment(company, 'Kontor');
      const answer = await remove(id, more);
      expect(answer.status).toBe(409);
      expect(answer.json).toMatchObject({
        code: 'last_department',
        message: 'Du kan ikke slette den sidste afdeling.',
      });
      expect(await names()).toEqual(['Kontor']);
    },
  );

  test('while people are in it, but is when they have moved', async () => {
    const id = await createDepartment(company, 'Kontor');
    const other = await createDepartment(company, 'Lager');
    await assign(id);
    const answer = await remove(id);
    expect(answer.status).toBe(409);
    expect(answer.json).toMatchObject({
      message: 'Afdelingen har 1 medarbejder. Flyt vedkommende først.',
    });
    await assign(other);
    expect((await remove(id)).status).toBe(200);
  });
});

describe('at the same time as another change', () => {
  test('one of the last two departments stays', async () => {
    const ids = [await createDepartment(company, 'Kontor'), await createDepartment(company, 'Bar')];
    onTestFinished(holdCommitsUntil(services().table, 2));
    const answers = await Promise.all(ids.map((id) => remove(id)));
    expect(statusesOf(answers)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.json).toMatchObject({
      code: 'last_department',
    });
    expect(await names()).toHaveLength(1);
    expect((await company.store.company.get()).departmentCount).toBe(1);
  });

  test('a department that a person was moved into meanwhile is not deleted (409)', async () => {
    const id = await createDepartment(company, 'Kontor');
    await createDepartment(company, 'Lager');
    runBeforeCommit(services().table, () => assign(id));
    expect((await remove(id)).status).toBe(409);
    expect(await names()).toEqual(['Kontor', 'Lager']);
  });

  test('a department that was renamed meanwhile is not deleted (409)', async () => {
    const id = await createDepartment(company, 'Kontor');
    await createDepartment(company, 'Lager');
    const body = { dType: 'departments', id, name: 'KONTOR' };
    runBeforeCommit(services().table, () =>
      company.owner.call(recordRoutes.updateRecordById, { body }),
    );
    expect((await remove(id)).status).toBe(409);
    expect(await names()).toEqual(['KONTOR', 'Lager']);
  });

  test('no person is moved into a department that is being deleted', async () => {
    const id = await createDepartment(company, 'Kontor');
    await createDepartment(company, 'Lager');
    onTestFinished(holdCommitsUntil(services().table, 2));
    const [deleted, assigned] = await Promise.all([remove(id), assign(id)]);
    const { departmentId } = await company.store.users.get(company.employee.user.userId);
    const there = (await company.store.departments.list()).find((one) => one.departmentId === id);
    expect(there?.members).toBe(departmentId === id ? 1 : undefined);
    expect([deleted.status, assigned.status].filter((status) => status === 200)).toHaveLength(1);
  });
});
