import type { vacationRoutes } from '@driftig/contracts/vacation/routes';

import type { Handler } from '../pipeline/handler.ts';
import { remove } from './remove.ts';
import { vacationCancelled } from './texts.ts';

export const cancelVacation: Handler<typeof vacationRoutes.cancelVacation> = async (context) => {
  await remove(context, context.input.params.absenceId);
  return { message: vacationCancelled };
};
