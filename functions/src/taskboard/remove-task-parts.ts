import type { CompanyData } from '@driftig/data/store';

/** How many are removed at once. */
const atOnce = 25;

/** Removes the comments of a task that is gone. */
export async function removeTaskParts(
  { taskComments }: Pick<CompanyData, 'taskComments'>,
  taskId: string,
): Promise<void> {
  const comments = await taskComments.list(taskId);
  for (let from = 0; from < comments.length; from += atOnce) {
    // In parts, so that many comments do not open as many connections.
    // oxlint-disable-next-line no-await-in-loop
    await Promise.all(comments.slice(from, from + atOnce).map((one) => taskComments.forget(one)));
  }
}
