import type { authRoutes } from '@driftig/contracts/auth/routes';

import type { Handler } from '../pipeline/handler.ts';
import { sessionUserOf } from './session-user.ts';

export const checkSession: Handler<typeof authRoutes.checkSession> = async ({
  actor,
  account,
  store,
  today,
}) => ({
  user: sessionUserOf({ ...actor, mustEnrol: account.mustEnrol }, await store.company.get(), today),
});
