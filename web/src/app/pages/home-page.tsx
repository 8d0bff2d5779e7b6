import { Navigate, useSearchParams } from 'react-router-dom';

import { screensFor } from '../screens-for.ts';
import { LandingRedirect } from './landing-redirect.tsx';
import { safeNext } from '../../paths.ts';
import { useSession } from '../../api/session/session.ts';

/** '/' for a logged-in user: redirects to the screen that was asked for, or the user's first. */
export function HomePage() {
  const session = useSession();
  const [query] = useSearchParams();
  if (session.status !== 'in') return <LandingRedirect />;
  const next = query.get('next');
  if (next !== null) return <Navigate to={safeNext(next)} replace />;
  const [first] = screensFor(session.user);
  return first ? <Navigate to={first.path} replace /> : null;
}
