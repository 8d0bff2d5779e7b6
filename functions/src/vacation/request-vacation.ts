import type { vacationRoutes } from '@driftig/contracts/vacation/routes';

import type { Handler } from '../pipeline/handler.ts';
import { apply } from './apply.ts';

export const requestVacation: Handler<typeof vacationRoutes.requestVacation> = async (context) => {
  const { employeeId, ...sent } = context.input.body;
  const asked = typeof employeeId === 'string' && employeeId !== '0' ? employeeId : undefined;
  return apply(context, asked, sent);
};
