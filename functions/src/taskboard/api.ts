import { taskboardRoutes } from '@driftig/contracts/taskboard/routes';

import { serve } from '../pipeline/serve.ts';
import { listBoard } from './list-board.ts';
import { createBoardCategory } from './create-board-category.ts';
import { updateBoardCategory } from './update-board-category.ts';
import { deleteBoardCategory } from './delete-board-category.ts';
import { restoreBoardCategory } from './restore-board-category.ts';
import { getBoardSharing } from './get-board-sharing.ts';
import { updateBoardSharing } from './update-board-sharing.ts';
import { listBoardDepartments } from './list-board-departments.ts';
import { getBoardTask } from './get-board-task.ts';
import { createBoardTask } from './create-board-task.ts';
import { updateBoardTask } from './update-board-task.ts';
import { deleteBoardTask } from './delete-board-task.ts';
import { createSubtask } from './create-subtask.ts';
import { updateSubtask } from './update-subtask.ts';
import { deleteSubtask } from './delete-subtask.ts';
import { listOwnTasks } from './list-own-tasks.ts';
import { listOrderTasks } from './list-order-tasks.ts';
import { listDoneTasks } from './list-done-tasks.ts';
import { makeChecklistTasks } from './make-checklist-tasks.ts';
import { addTaskPicture } from './add-task-picture.ts';
import { listTaskPictures } from './list-task-pictures.ts';
import { showTaskPicture } from './show-task-picture.ts';
import { deleteTaskPicture } from './delete-task-picture.ts';
import { listTaskComments } from './list-task-comments.ts';
import { addTaskComment } from './add-task-comment.ts';
import { deleteTaskComment } from './delete-task-comment.ts';

export const handler = serve(taskboardRoutes, {
  listBoard,
  createBoardCategory,
  updateBoardCategory,
  deleteBoardCategory,
  restoreBoardCategory,
  getBoardSharing,
  updateBoardSharing,
  listBoardDepartments,
  getBoardTask,
  createBoardTask,
  updateBoardTask,
  deleteBoardTask,
  createSubtask,
  updateSubtask,
  deleteSubtask,
  listOwnTasks,
  listOrderTasks,
  listDoneTasks,
  makeChecklistTasks,
  listTaskComments,
  addTaskComment,
  deleteTaskComment,
  addTaskPicture,
  listTaskPictures,
  showTaskPicture,
  deleteTaskPicture,
});
