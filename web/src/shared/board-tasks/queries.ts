import { taskboardRoutes } from '@driftig/contracts/taskboard/routes';

import { routeQuery } from '../../api/queries/route-query.ts';

/** The board, without tasks that were finished more than 30 days ago. */
export const boardQuery = routeQuery(taskboardRoutes.listBoard, {});

export const taskQuery = (id: string) =>
  routeQuery(taskboardRoutes.getBoardTask, { params: { id } });

/** Departments and people that can be shared with. */
export const departmentsQuery = routeQuery(taskboardRoutes.listBoardDepartments, {});

export const commentsQuery = (id: string) =>
  routeQuery(taskboardRoutes.listTaskComments, { params: { id } });

export const picturesQuery = (id: string) =>
  routeQuery(taskboardRoutes.listTaskPictures, { params: { id } });
