import { authRoutes } from '@driftig/contracts/auth';

import { serve } from '../http/serve.ts';
import { checkSession } from './check-session.ts';
import { endOtherSessions } from './end-other-sessions.ts';
import { endSession } from './end-session.ts';
import { listSessions } from './list-sessions.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';
import { registerCompany } from './register-company.ts';

export const handler = serve(authRoutes, {
  registerCompany,
  logIn,
  checkSession,
  logOut,
  listSessions,
  endSession,
  endOtherSessions,
});
