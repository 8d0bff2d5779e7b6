import { routesOf } from '../core/route.ts';
import { categorySpecs } from './category-routes.ts';
import { commentSpecs } from './comment-routes.ts';
import { taskListRoutes } from './list-routes.ts';
import { pictureSpecs } from './picture-routes.ts';
import { taskSpecs } from './task-routes.ts';

/** The task board (product J). */
export const taskboardRoutes = routesOf('taskboard', {
  ...categorySpecs,
  ...taskSpecs,
  ...taskListRoutes,
  ...commentSpecs,
  ...pictureSpecs,
});
