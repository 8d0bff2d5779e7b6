import type { vacationRoutes } from '@driftig/contracts/vacation/routes';

import type { Handler } from '../pipeline/handler.ts';
import { remove } from './remove.ts';
import { absenceDeleted } from './texts.ts';

export const deleteAbsence: Handler<typeof vacationRoutes.deleteAbsence> = async (context) => {
  await remove(context, context.input.params.absenceId);
  return { message: absenceDeleted };
};
