import { taskboardRoutes } from '@driftig/contracts/taskboard/routes';
import {
  boardOf,
  createCategory,
  createEmployee,
  createSubtask,
  createTask,
} from '@driftig/tests/support/board/board';
import {
  createCompany,
  type Caller,
  type TestCompany,
} from '@driftig/tests/support/company/company';
import { createDepartment } from '@driftig/tests/support/company/departments';
import { beforeAll, describe, expect, test } from 'vitest';

let company: TestCompany;
let people: Readonly<Record<string, Caller>>;
let departmentId: string;

beforeAll(async () => {
  company = await createCompany();
  departmentId = await createDepartment(company, 'Opsætning');
  const [member, named, outsider] = await Promise.all([
    createEmployee(company, departmentId),
    createEmployee(company),
    createEmployee(company),
  ]);
  const other = await createCompany();
  const { owner, administrator, employee: creator } = company;
  people = { owner, administrator, creator, member, named, outsider, other: other.owner };
});

const idOf = (name: string) => people[name]?.user.userId ?? '';

/** The calls that a person may make on a task and its category, by their answers. */
async function answersTo(by: Caller, categoryId: string, taskId: string) {
  const { getBoardTask, updateBoardTask, createSubtask: add, getBoardSharing } = taskboardRoutes;
  const statuses = [
    await by.call(getBoardTask, { params: { id: taskId } }),
    await by.call(updateBoardTask, { params: { id: taskId }, body: { title: 'Ny titel' } }),
    await by.call(add, { body: { taskId, title: 'Lille' } }),
    await by.call(getBoardSharing, { params: { id: categoryId } }),
  ];
  return statuses.map(({ status }) => status);
}

const whole = [200, 200, 201, 200];
const taskAlone = [200, 200, 201, 404];
const unseen = [404, 404, 404, 404];

describe('sight of a category and its task', () => {
  test('is given by sharing, and to the creator of the task for the task alone', async () => {
    const { creator, owner } = people as Record<'creator' | 'owner', Caller>;
    const category = await createCategory(owner, { sharedWith: [departmentId, idOf('creator')] });
    const task = await createTask(creator, category);
    const shared = { params: { id: category }, body: { sharedWith: [departmentId] } };
    await owner.call(taskboardRoutes.updateBoardSharing, shared);
    const answers: Record<string, readonly number[]> = {};
    for (const [name, by] of Object.entries(people))
      answers[name] = await answersTo(by, category, task);
    expect(answers).toEqual({
      owner: whole,
      administrator: whole,
      creator: taskAlone,
      member: whole,
      named: unseen,
      outsider: unseen,
      other: unseen,
    });
  });

  test('a task that is shared by itself stands under the name of its category alone', async () => {
    const { named, owner, outsider } = people as Record<'named' | 'owner' | 'outsider', Caller>;
    const category = await createCategory(owner, { name: 'Ledelse', checklist: ['Hemmeligt'] });
    await createTask(owner, category, { title: 'Delt', sharedWith: [idOf('named')] });
    await createTask(owner, category, { title: 'Lukket' });
    const { json } = await named.call(taskboardRoutes.listBoard);
    expect(json).toMatchObject([
      { categoryname: 'Ledelse', seen: 0, checklist: [], tasks: [{ title: 'Delt' }] },
    ]);
    expect(await boardOf(outsider)).not.toHaveProperty('Ledelse');
  });
});

test('a card has its status and progress from its subtasks, and the first ten of them', async () => {
  const { owner } = company;
  const category = await createCategory(owner, { name: 'Lager' });
  const task = await createTask(owner, category, { dateTo: '2026-06-12', message: 'Husk telte' });
  for (let index = 0; index < 11; index += 1)
    await createSubtask(owner, task, {
      status: index === 0 ? 1 : 3,
      progress: index === 0 ? 45 : 100,
    });
  const { json } = await owner.call(taskboardRoutes.listBoard);
  const board = json as readonly {
    categoryname: string;
    tasks: readonly Record<string, unknown>[];
  }[];
  const card = board.find(({ categoryname }) => categoryname === 'Lager')?.tasks[0];
  expect(card).toMatchObject({
    status: 1,
    statustext: 'In Progress',
    progress: 95,
    subtaskcount: 11,
    subtasksdone: 10,
    hasmessage: 1,
    endDate: '2026-06-12',
    dateTo: '2026-06-12',
  });
  expect(card?.['subTasks']).toHaveLength(10);
  expect(card).not.toHaveProperty('message');
});
