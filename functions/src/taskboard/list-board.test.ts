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
  const routes = taskboardRoutes;
  const params = { id: taskId };
  const answers = [
    await by.call(routes.getBoardTask, { params }),
    await by.call(routes.updateBoardTask, { params, body: { title: 'Ny titel' } }),
    await by.call(routes.createSubtask, { body: { taskId, title: 'Lille' } }),
    await by.call(routes.addTaskComment, { params, body: { message: 'Godt.' } }),
    await by.call(routes.listTaskComments, { params }),
    await by.call(routes.getBoardSharing, { params: { id: categoryId } }),
  ];
  return answers.map(({ status }) => status);
}

const whole = [200, 200, 201, 201, 200, 200];
const taskAlone = [200, 200, 201, 201, 200, 404];
const unseen = [404, 404, 404, 404, 404, 404];

describe('sight of a category and its task', () => {
  test.each<[string, readonly string[], readonly string[], object]>([
    ['no one', [], [], {}],
    ['a department', ['department'], [], { member: whole }],
    ['a named person', ['named'], [], { named: whole }],
    ['a department by the task alone', [], ['department'], { member: taskAlone }],
    ['a named person by the task alone', [], ['named'], { named: taskAlone }],
  ])('when it is shared with %s', async (_, category, task, seeing) => {
    const { creator, owner } = people as Record<'creator' | 'owner', Caller>;
    const idsOf = (names: readonly string[]) =>
      names.map((name) => (name === 'department' ? departmentId : idOf(name)));
    const categoryId = await createCategory(owner, { sharedWith: [idOf('creator')] });
    const taskId = await createTask(creator, categoryId, { sharedWith: idsOf(task) });
    const shared = { params: { id: categoryId }, body: { sharedWith: idsOf(category) } };
    await owner.call(taskboardRoutes.updateBoardSharing, shared);
    const answers: Record<string, readonly number[]> = {};
    for (const [name, by] of Object.entries(people))
      answers[name] = await answersTo(by, categoryId, taskId);
    expect(answers).toEqual({
      owner: whole,
      administrator: whole,
      creator: taskAlone,
      member: unseen,
      named: unseen,
      outsider: unseen,
      other: unseen,
      ...seeing,
    });
  });

  test('a task that is shared by itself stands under the name of its category alone', async () => {
    const { named, owner, outsider } = people as Record<'named' | 'owner' | 'outsider', Caller>;
    const category = await createCategory(owner, { name: 'Ledelse', checklist: ['Hemmeligt'] });
    await createTask(owner, category, { title: 'Delt', sharedWith: [idOf('named')] });
    await createTask(owner, category, { title: 'Lukket' });
    const { json } = await named.call(taskboardRoutes.listBoard);
    const seen = json as readonly { readonly categoryname: string }[];
    expect(seen.filter(({ categoryname }) => categoryname === 'Ledelse')).toMatchObject([
      { seen: 0, checklist: [], tasks: [{ title: 'Delt' }] },
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
