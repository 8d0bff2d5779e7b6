import { taskboardRoutes } from '@driftig/contracts/taskboard/routes';
import { companyStore } from '@driftig/data/store';
import { createCategory, createTask } from '@driftig/tests/support/board/board';
import { createCompany } from '@driftig/tests/support/company/company';
import { deliver } from '@driftig/tests/support/stack/mails';
import { ulid } from 'ulid';
import { expect, test } from 'vitest';

import { services } from '../pipeline/services.ts';
import { handler } from './on-board-purge-due.ts';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

test('tasks leave the board after 30 days, are given page by page, and come back when they are begun again', async () => {
  const { companyId, owner, employee } = await createCompany();
  const id = await createCategory(owner, { name: 'Lager' });
  for (const title of ['Første', 'Anden', 'Tredje'])
    await createTask(owner, id, { title, status: 3 });
  await createTask(owner, id, { title: 'Åben' });
  const at = inDays(31);
  const event = { shard: '0', eventId: ulid(), name: 'boardPurgeDue', companyId, at } as const;
  await deliver(handler, { ...event, payload: { due: [] } });
  await deliver(handler, { ...event, eventId: ulid(), payload: { due: [] } });
  const later = companyStore(
    services().table,
    { companyId, userId: owner.user.userId },
    { now: at, newId: ulid },
  );
  expect((await later.taskboard.listTasks()).map(({ title }) => title)).toEqual(['Åben']);

  const ask = (query: Record<string, string>) =>
    owner.call(taskboardRoutes.listDoneTasks, { params: { id }, query });
  const first = await ask({ limit: '2' });
  expect(first.json).toMatchObject([
    { title: 'Tredje', statustext: 'Completed', doneat: expect.any(String) },
    { title: 'Anden' },
  ]);
  const cursor = String(first.headers['x-next-cursor']);
  const rest = await ask({ limit: '2', cursor });
  expect(rest.json).toMatchObject([{ title: 'Første' }]);

  const [{ id: task } = { id: '' }] = rest.json as readonly { id: string }[];
  const again = { params: { id: task }, body: { status: 1 } };
  expect((await owner.call(taskboardRoutes.updateBoardTask, again)).status).toBe(200);
  expect((await ask({})).json).toHaveLength(2);
  expect(await later.taskboard.listTasks()).toHaveLength(2);

  const elsewhere = await createCategory(owner);
  const foreign = { params: { id: elsewhere }, query: { cursor } };
  expect((await owner.call(taskboardRoutes.listDoneTasks, foreign)).status).toBe(400);
  const unseen = await employee.call(taskboardRoutes.listDoneTasks, { params: { id } });
  expect(unseen.status).toBe(404);
});
