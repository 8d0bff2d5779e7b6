import { mostOpenTasks } from '@driftig/contracts/taskboard/shapes';
import { AppError } from '@driftig/domain/errors';
import { endsTask, type BoardTask } from '@driftig/domain/taskboard/board';
import { statusOf } from '@driftig/domain/taskboard/progress';

/** Throws conflict where the board has no room for so many more. */
export function assertRoom(tasks: readonly BoardTask[], more: number): void {
  const open = tasks.filter((task) => !endsTask(statusOf(task))).length;
  if (open + more > mostOpenTasks)
    throw new AppError('conflict', {
      message: `Der kan højst være ${mostOpenTasks} ufærdige opgaver. Afslut eller slet nogle først.`,
    });
}
