import { taskboardRoutes } from '@driftig/contracts/taskboard/routes';
import { createCategory, createTask } from '@driftig/tests/support/board/board';
import { createCompany } from '@driftig/tests/support/company/company';
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
  const { companyId, owner, employee } = company;
  const { departmentId } = await departmentWith(company, 'Opsætning', employee);
  const category = await createCategory(owner, { sharedWith: [departmentId] });
  const id = await createTask(owner, category, { assignees: [employee.user.userId] });
  await moveTo(company, await createDepartment(company, 'Køkken'), employee);
  const events = (await eventsOf('boardSightChanged', () => true)).filter(
    (one) => one.companyId === companyId,
  );
  await deliver(handler, events.at(-1));
  const { json } = await owner.call(taskboardRoutes.getBoardTask, { params: { id } });
  expect(json).toMatchObject({ assignees: [] });
});
