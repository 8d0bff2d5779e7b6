import type { CompanyData } from '@driftig/data/store';
import type { Actor } from '@driftig/domain/actor';
import { AppError } from '@driftig/domain/errors';
import { namesIn, type BoardReader } from '@driftig/domain/taskboard/answers';
import type { BoardCategory, PlacedTask } from '@driftig/domain/taskboard/board';
import { seesCategory, seesTask } from '@driftig/domain/taskboard/sight';

/** The actor with their department, and the names of the company. Throws not_found without a record. */
export async function readerOf(store: CompanyData, { userId }: Actor): Promise<BoardReader> {
  const [people, departments] = await Promise.all([
    store.users.listNames(),
    store.departments.list(),
  ]);
  const directory = { people, departments };
  const reader = people.find((person) => person.userId === userId);
  if (reader === undefined) throw new AppError('not_found');
  return { reader, directory, names: namesIn(directory) };
}

/** The task with its category. Throws not_found, also for one that the reader does not see. */
export async function taskSeenBy(
  store: CompanyData,
  { reader }: BoardReader,
  taskId: string,
): Promise<PlacedTask> {
  const task = await store.taskboard.findTask(taskId);
  const category = task && (await store.taskboard.findCategory(task.categoryId));
  if (task === undefined || category === undefined || category.deletedAt !== '')
    throw new AppError('not_found');
  if (!seesTask(reader, { task, category })) throw new AppError('not_found');
  return { task, category };
}

/** Throws not_found at the field for a category that the reader does not see whole. */
export async function categorySeenBy(
  store: CompanyData,
  { reader }: BoardReader,
  categoryId: string,
): Promise<BoardCategory> {
  const category = await store.taskboard.findCategory(categoryId);
  if (category === undefined || category.deletedAt !== '' || !seesCategory(reader, category)) {
    const text = 'Kategorien findes ikke.';
    throw new AppError('not_found', { message: text, fields: { categoryId: text } });
  }
  return category;
}
