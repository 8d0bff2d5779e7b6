import { mostSubtasks } from '@driftig/contracts/taskboard/shapes';
import type { taskboardRoutes } from '@driftig/contracts/taskboard/routes';
import { AppError } from '@driftig/domain/errors';
import { subtaskAnswer } from '@driftig/domain/taskboard/answers';

import type { Handler } from '../pipeline/handler.ts';
import { changeTask } from './parts/change-task.ts';

export const createSubtask: Handler<typeof taskboardRoutes.createSubtask> = async (context) => {
  const { taskId, title, status = 'notStarted', progress = 0 } = context.input.body;
  const { answer } = await changeTask(context, taskId, ({ task, category }) => {
    if (task.subtasks.length >= mostSubtasks)
      throw new AppError('conflict', {
        message: `En opgave kan højst have ${mostSubtasks} underopgaver.`,
      });
    const number = task.lastSubtask + 1;
    const subtask = { number, title, status, progress };
    return {
      category,
      task: { ...task, subtasks: [...task.subtasks, subtask], lastSubtask: number },
      action: 'taskboard.subtaskAdded',
      changes: { title },
      answer: subtaskAnswer(taskId, subtask),
    };
  });
  return answer;
};
