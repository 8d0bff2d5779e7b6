import { sessionRoutes } from '@driftig/contracts/auth/session';

import { call } from '../api/client.ts';
import { queryClient } from '../api/query-client.ts';
import { toastFailure } from '../ui/feedback/toast.tsx';
import { paths } from './paths.ts';
import { clearDrafts, forgetLogin } from '../api/session.ts';
import { tellTabs } from '../api/session-tabs.ts';

/**
 * Ends the session, here and in the browser's other tabs, and loads the front page with a full page
 * load, so that no data stays in memory.
 */
export async function logOut(): Promise<void> {
  try {
    await call(sessionRoutes.logOut, {});
  } catch (error) {
    toastFailure('Du er stadig logget ind.', { text: 'Vi kunne ikke logge dig ud. Prøv igen.' });
    throw error;
  }
  queryClient.clear();
  clearDrafts();
  forgetLogin();
  tellTabs({ kind: 'out' });
  window.location.assign(paths.home);
}
