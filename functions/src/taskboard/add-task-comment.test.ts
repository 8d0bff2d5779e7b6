import { taskboardRoutes } from '@driftig/contracts/taskboard/routes';
import { createCategory, createComment, createTask } from '@driftig/tests/support/board/board';
import { createCompany } from '@driftig/tests/support/company/company';
import { tellingsOf } from '@driftig/tests/support/company/notifications';
import { expect, test } from 'vitest';

test('a person who sees the task is notified of a mention, another one is not', async () => {
  const company = await createCompany();
  const { owner, administrator } = company;
  const id = await createTask(owner, await createCategory(owner));
  await createComment(owner, id, '@Anders And og @Jonas Bak: teltene er talt.');
  expect(await tellingsOf(company)).toMatchObject([
    {
      payload: {
        tellings: [
          {
            to: [administrator.user.userId],
            occasion: { kind: 'taskMentioned', facts: { taskId: id, title: 'Bestil duge' } },
          },
        ],
      },
    },
  ]);
});

test('comments that are written at once, beside an edit, are all kept and counted', async () => {
  const { owner } = await createCompany();
  const id = await createTask(owner, await createCategory(owner));
  await Promise.all([
    createComment(owner, id, 'En'),
    createComment(owner, id, 'To'),
    owner.call(taskboardRoutes.updateBoardTask, { params: { id }, body: { title: 'Ny' } }),
  ]);
  const { json } = await owner.call(taskboardRoutes.getBoardTask, { params: { id } });
  expect(json).toMatchObject({ title: 'Ny', comments: 2 });
});
