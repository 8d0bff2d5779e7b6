import { taskboardRoutes } from '@driftig/contracts/taskboard/routes';

import { call } from '../../../api/client.ts';
import { ApiError } from '../../../api/errors.ts';
import type { BoardCategory } from '../../../shared/board-tasks/board-types.ts';
import { sharedIds } from '../../../shared/board-tasks/sharing.ts';

export interface CategoryValues {
  readonly name: string;
  readonly sharedWith: string[];
  /** A title on each line. */
  readonly checklist: string;
}

/** The titles of a checklist, without empty lines. */
function checklistOf(lines: string): string[] {
  return lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  JSON.stringify([...one].toSorted()) === JSON.stringify([...other].toSorted());

/** Creates the category, or saves what differs: its content by name, its new name by id (product T9). */
export async function saveCategory(
  values: CategoryValues,
  read: BoardCategory | undefined,
  idempotencyKey: string,
): Promise<void> {
  const { name, sharedWith } = values;
  const checklist = checklistOf(values.checklist);
  if (read === undefined) {
    const body = { name, sharedWith, checklist };
    await call(taskboardRoutes.createBoardCategory, { body }, { idempotencyKey });
    return;
  }
  const isContentSame =
    isSame(sharedWith, sharedIds(read.sharedWith)) &&
    JSON.stringify(checklist) === JSON.stringify(read.checklist);
  if (name !== read.name) await rename(read.id, name);
  if (isContentSame) return;
  // The rename has raised the version by one.
  const version = read.version + (name === read.name ? 0 : 1);
  await call(taskboardRoutes.updateBoardCategory, {
    params: { id: name },
    body: { sharedWith, checklist, version },
  });
}

async function rename(id: string, newName: string): Promise<void> {
  try {
    await call(taskboardRoutes.updateBoardCategory, { params: { id }, body: { newName } });
  } catch (error) {
    const text = error instanceof ApiError ? error.fields['newName'] : undefined;
    if (!(error instanceof ApiError) || text === undefined) throw error;
    // The form calls its field `name`.
    const { status, code, message, requestId } = error;
    throw new ApiError(
      { status, code, message, requestId, fields: { name: text } },
      { cause: error },
    );
  }
}
