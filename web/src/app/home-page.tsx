import { Navigate } from 'react-router-dom';

import { screensFor } from './screens-for.ts';
import { LandingRedirect } from './landing-redirect.tsx';
import { useSession } from '../api/session.ts';

/** '/' for a logged-in user: redirects to the user's first screen. */
export function HomePage() {
  const session = useSession();
  if (session.status !== 'in') return <LandingRedirect />;
  const [first] = screensFor(session.user);
  return first ? <Navigate to={first.path} replace /> : null;
}
