import type { vacationRoutes } from '@driftig/contracts/vacation/routes';

import type { Handler } from '../pipeline/handler.ts';
import { apply } from './apply.ts';

/** An application waits for a manager; what needs no approval counts at once. */
export const applyForAbsence: Handler<typeof vacationRoutes.applyForAbsence> = async (context) =>
  apply(context, context.input.body.employeeId, context.input.body);
