import { companyRoutes } from '@driftig/contracts/company/routes';
import { employeeRoutes } from '@driftig/contracts/employees/routes';
import { taskboardRoutes } from '@driftig/contracts/taskboard/routes';
import { boardOf, createCategory, createTask } from '@driftig/tests/support/board/board';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { tellingsOf } from '@driftig/tests/support/company/notifications';
import { departmentWith, moveTo } from '@driftig/tests/support/company/conversations';
import { createDepartment } from '@driftig/tests/support/company/departments';
import { deliver, eventsOf } from '@driftig/tests/support/stack/mails';
import { expect, test } from 'vitest';

import { handler } from './on-board-sight-changed.ts';

test('an assignee who may not see the task any more is taken off, and managers are notified once', async () => {
  const company = await createCompany();
  const { companyId, owner, administrator, employee } = company;
  const { userId } = employee.user;
  const category = await createCategory(owner, { sharedWith: [userId] });
  const people = [userId, administrator.user.userId];
  const id = await createTask(owner, category, { assignees: people });
  const unshared = { params: { id: category }, body: { sharedWith: [] } };
  await owner.call(taskboardRoutes.updateBoardSharing, unshared);
  const event = (await eventsOf('boardSightChanged', () => true)).find(
    (one) => one.companyId === companyId,
  );
  await deliver(handler, event);
  await deliver(handler, event);
  const { json } = await owner.call(taskboardRoutes.getBoardTask, { params: { id } });
  expect(json).toMatchObject({ assignees: [{ name: 'Anders And' }] });
  const ofKind = (kind: string) => ({ payload: { tellings: [{ occasion: { kind } }] } });
  expect(await tellingsOf(company)).toMatchObject(['taskAssigned', 'taskUnassigned'].map(ofKind));
});

test('a person who leaves the department that sees a task is taken off it', async () => {
  const company = await createCompany();
  const { owner, employee } = company;
  const { departmentId } = await departmentWith(company, 'Opsætning', employee);
  const category = await createCategory(owner, { sharedWith: [departmentId] });
  const id = await createTask(owner, category, { assignees: [employee.user.userId] });
  await moveTo(company, await createDepartment(company, 'Køkken'), employee);
  await deliverLast(company);
  const { json } = await owner.call(taskboardRoutes.getBoardTask, { params: { id } });
  expect(json).toMatchObject({ assignees: [] });
});

/** Delivers the newest event of the company. */
async function deliverLast({ companyId }: TestCompany): Promise<void> {
  const events = await eventsOf('boardSightChanged', () => true);
  await deliver(
    handler,
    events.findLast((one) => one.companyId === companyId),
  );
}

test('a person who leaves the company is taken off unfinished tasks, and what they made stays', async () => {
  const company = await createCompany();
  const { owner, employee } = company;
  const { userId } = employee.user;
  const category = await createCategory(owner, { name: 'Lager', sharedWith: [userId] });
  const id = await createTask(employee, category, { title: 'Tæl stole', assignees: [userId] });
  await owner.call(employeeRoutes.deactivateEmployee, { body: { id: userId } });
  await deliverLast(company);
  const { json } = await owner.call(taskboardRoutes.getBoardTask, { params: { id } });
  expect(json).toMatchObject({ title: 'Tæl stole', assignees: [] });
  const body = { title: 'Tæl borde', assignees: [userId] };
  const again = await owner.call(taskboardRoutes.updateBoardTask, { params: { id }, body });
  expect(again.status).toBe(400);
  expect((await employee.call(taskboardRoutes.listBoard)).status).toBe(401);
  expect(await boardOf(owner)).toEqual({ Lager: ['Tæl stole'] });
});

test('a department that ends is shared with no longer, and what is answered can be saved again', async () => {
  const company = await createCompany();
  const { owner, employee } = company;
  const { departmentId } = await departmentWith(company, 'Opsætning', employee);
  const category = await createCategory(owner, { name: 'Lager', sharedWith: [departmentId] });
  const id = await createTask(owner, category, { sharedWith: [departmentId] });
  expect(await boardOf(employee)).toEqual({ Lager: ['Bestil duge'] });
  await moveTo(company, await createDepartment(company, 'Køkken'), employee);
  const ended = { body: { id: departmentId } };
  expect((await owner.call(companyRoutes.deleteDepartment, ended)).status).toBe(200);
  expect(await boardOf(employee)).toEqual({});
  const { json } = await owner.call(taskboardRoutes.getBoardSharing, { params: { id: category } });
  expect(json).toMatchObject({ sharedWith: { department: [], usersByDepartment: {} } });
  const saved = { params: { id: category }, body: json as object };
  expect((await owner.call(taskboardRoutes.updateBoardSharing, saved)).status).toBe(200);
  const task = await owner.call(taskboardRoutes.getBoardTask, { params: { id } });
  expect(task.json).toMatchObject({ sharedWith: { department: [] } });
});
