import type { vacationRoutes } from '@driftig/contracts/vacation/routes';

import type { Handler } from '../pipeline/handler.ts';
import { edit } from './edit.ts';

export const updateAbsence: Handler<typeof vacationRoutes.updateAbsence> = async (context) =>
  edit(context, context.input.params.absenceId, context.input.body);
