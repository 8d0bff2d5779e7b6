import type { taskboardRoutes } from '@driftig/contracts/taskboard/routes';
import { shareableDepartments } from '@driftig/domain/taskboard/sharing';

import type { Handler } from '../pipeline/handler.ts';
import { readerOf } from './parts/board-reading.ts';

/** Departments with their people, for sharing (product J6). */
export const listBoardDepartments: Handler<typeof taskboardRoutes.listBoardDepartments> = async ({
  actor,
  store,
}) => shareableDepartments((await readerOf(store, actor)).directory);
