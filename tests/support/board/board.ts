import { taskboardRoutes } from '@driftig/contracts/taskboard/routes';

import { addCaller, type Caller, type TestCompany } from '../company/company.ts';
import { moveTo } from '../company/conversations.ts';

async function made(answer: ReturnType<Caller['call']>): Promise<Record<string, unknown>> {
  const { status, json, text } = await answer;
  if (status !== 201) throw new Error(`Nothing was made on the board: ${text}`);
  return json as Record<string, unknown>;
}

let categories = 0;

/** A category with a name of its own; gives its id. */
export async function createCategory(by: Caller, fields: object = {}): Promise<string> {
  categories += 1;
  const body = { name: `Kategori ${categories}`, ...fields };
  const category = await made(by.call(taskboardRoutes.createBoardCategory, { body }));
  return String(category['category_id']);
}

export async function createTask(by: Caller, category: string, fields: object = {}) {
  const body = { title: 'Bestil duge', category, ...fields };
  return String((await made(by.call(taskboardRoutes.createBoardTask, { body })))['id']);
}

export async function createSubtask(by: Caller, taskId: string, fields: object = {}) {
  const body = { taskId, title: 'Tæl stole', ...fields };
  return String((await made(by.call(taskboardRoutes.createSubtask, { body })))['id']);
}

export async function createComment(by: Caller, id: string, message: string) {
  const input = { params: { id }, body: { message } };
  return String((await made(by.call(taskboardRoutes.addTaskComment, input)))['id']);
}

/** Deletes a category with all its tasks. */
export async function deleteCategory(by: Caller, id: string, unfinished = 0) {
  const input = { params: { id }, query: { unfinished: String(unfinished) } };
  return by.call(taskboardRoutes.deleteBoardCategory, input);
}

/** The board as a person sees it: the titles of the tasks of each category, in order. */
export async function boardOf(by: Caller) {
  const { json } = await by.call(taskboardRoutes.listBoard);
  const categories = json as readonly {
    categoryname: string;
    tasks: readonly { title: string }[];
  }[];
  return Object.fromEntries(
    categories.map(({ categoryname, tasks }) => [categoryname, tasks.map(({ title }) => title)]),
  );
}

/** An employee beside those of the company, in a department or in none. */
export async function createEmployee(company: TestCompany, departmentId = '', name = 'Sara Lund') {
  const person = await addCaller(company, name);
  if (departmentId !== '') await moveTo(company, departmentId, person);
  return person;
}
