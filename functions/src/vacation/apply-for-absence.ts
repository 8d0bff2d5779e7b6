import type { vacationRoutes } from '@driftig/contracts/vacation/routes';

import type { Handler } from '../pipeline/handler.ts';
import { applicationOf } from './application-of.ts';
import { apply } from './apply.ts';

/** An application waits for a manager; what needs no approval counts at once. */
export const applyForAbsence: Handler<typeof vacationRoutes.applyForAbsence> = async (context) =>
  apply(context, context.input.body.employeeId, applicationOf(context.input.body));
