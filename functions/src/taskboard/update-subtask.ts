import type { taskboardRoutes } from '@driftig/contracts/taskboard/routes';
import { subtaskAnswer } from '@driftig/domain/taskboard/answers';
import { withSubtask } from '@driftig/domain/taskboard/changed-task';

import type { Handler } from '../pipeline/handler.ts';
import { changeTask } from './parts/change-task.ts';
import { assertNotEmpty } from './parts/assert-not-empty.ts';
import { addressedSubtask, subtaskIn } from './parts/addressed-subtask.ts';

/** Stores what is sent: progress and status do not change each other here (product J4). */
export const updateSubtask: Handler<typeof taskboardRoutes.updateSubtask> = async (context) => {
  const { title, status, progress } = context.input.body;
  assertNotEmpty(context.input.body);
  const { taskId, number } = addressedSubtask(context.input.params.id);
  const { answer } = await changeTask(context, taskId, ({ task, category }) => {
    const changed = withSubtask(task, number, {
      ...(title !== undefined && { title }),
      ...(status !== undefined && { status }),
      ...(progress !== undefined && { progress }),
    });
    return {
      category,
      task: changed,
      action: 'taskboard.subtaskChanged',
      changes: { number },
      answer: subtaskAnswer(taskId, subtaskIn(changed, number)),
    };
  });
  return answer;
};
