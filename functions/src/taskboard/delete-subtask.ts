import type { taskboardRoutes } from '@driftig/contracts/taskboard/routes';
import { subtaskDeleted } from '@driftig/domain/taskboard/texts';

import type { Handler } from '../pipeline/handler.ts';
import { addressedSubtask, subtaskIn } from './parts/addressed-subtask.ts';
import { changeTask } from './parts/change-task.ts';

export const deleteSubtask: Handler<typeof taskboardRoutes.deleteSubtask> = async (context) => {
  const { taskId, number } = addressedSubtask(context.input.params.id);
  await changeTask(context, taskId, ({ task, category }) => {
    const { title } = subtaskIn(task, number);
    return {
      category,
      task: { ...task, subtasks: task.subtasks.filter((one) => one.number !== number) },
      action: 'taskboard.subtaskDeleted',
      changes: { title },
      answer: undefined,
    };
  });
  return { message: subtaskDeleted };
};
