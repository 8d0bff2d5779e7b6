import { authRoutes } from '@driftig/contracts/auth/routes';

import { call } from '../api/client.ts';
import { queryClient } from '../api/query-client.ts';
import { toastFailure } from '../ui/feedback/toast.tsx';
import { paths } from './paths.ts';
import { forgetLogin } from '../api/session.ts';

/** The next user of this tab must not find drafts of this one. */
function clearDrafts(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}

/**
 * Ends the session and loads the front page with a full page load, so that no data stays in memory.
 */
export async function logOut(): Promise<void> {
  try {
    await call(authRoutes.logOut, {});
  } catch (error) {
    toastFailure('Du er stadig logget ind.', { text: 'Vi kunne ikke logge dig ud. Prøv igen.' });
    throw error;
  }
  queryClient.clear();
  clearDrafts();
  forgetLogin();
  window.location.assign(paths.home);
}
