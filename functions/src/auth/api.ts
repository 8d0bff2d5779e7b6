import { authRoutes } from '@driftig/contracts/auth';

import { serve } from '../http/serve.ts';
import { checkSession } from './check-session.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';
import { registerCompany } from './register-company.ts';

export const handler = serve(authRoutes, { registerCompany, logIn, checkSession, logOut });
