import type { authRoutes } from '@driftig/contracts/auth/routes';

import type { Handler } from '../pipeline/handler.ts';
import { sessionUserOf } from './session-user.ts';

export const checkSession: Handler<typeof authRoutes.checkSession> = async ({
  actor,
  own,
  store,
  today,
}) => ({
  user: sessionUserOf({ ...actor, mustEnrol: own.mustEnrol }, await store.company.get(), today),
});
