import { authRoutes } from '@driftig/contracts/auth/routes';

import { call } from '../api/client.ts';
import { queryClient } from '../api/query-client.ts';
import { toastFailure } from '../ui/feedback/toast.tsx';
import { paths } from './paths.ts';
import { forgetLogin } from '../api/session.ts';

/** A draft must not wait for whoever uses this tab next. */
function clearDrafts(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Storage is switched off: then nothing was kept in it.
  }
}

/** Ends the session and loads the front page anew, so that nothing of it stays in memory. */
export async function logOut(): Promise<void> {
  try {
    await call(authRoutes.logOut, {});
  } catch (error) {
    toastFailure('Du er stadig logget ind.', { text: 'Log Out nåede ikke frem. Prøv igen.' });
    throw error;
  }
  queryClient.clear();
  clearDrafts();
  forgetLogin();
  window.location.assign(paths.home);
}
