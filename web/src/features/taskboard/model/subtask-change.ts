import type { BoardStatus, BoardSubtask } from '../../../shared/board-tasks/board-types.ts';

type Values = Pick<BoardSubtask, 'status' | 'progress'>;

/** A new progress, and the status that goes with it: 100 is Completed (product J4). */
export function withProgress({ status }: Values, progress: number): Values {
  if (progress === 100) return { status: 'completed', progress };
  if (status === 'completed' || (status === 'notStarted' && progress > 0))
    return { status: progress === 0 ? 'notStarted' : 'inProgress', progress };
  return { status, progress };
}

/** A new status, and the progress that goes with it: Completed is 100, Not Started is 0. */
export function withStatus({ progress }: Values, status: BoardStatus): Values {
  if (status === 'completed') return { status, progress: 100 };
  if (status === 'notStarted') return { status, progress: 0 };
  // A finished subtask that is opened again is not finished.
  return { status, progress: progress === 100 && status !== 'cancelled' ? 90 : progress };
}
