import type { authRoutes } from '@driftig/contracts/auth/routes';

import type { Handler } from '../pipeline/handler.ts';
import { sessionUserOf } from './session-user.ts';

export const checkSession: Handler<typeof authRoutes.checkSession> = async ({
  actor,
  account,
  store,
  today,
}) => {
  const { mustEnrol, hasPicture } = account;
  const company = await store.company.get();
  return { user: sessionUserOf({ ...actor, mustEnrol, hasPicture }, company, today) };
};
