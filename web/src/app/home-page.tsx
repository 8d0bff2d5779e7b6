import { Navigate } from 'react-router-dom';

import { screensFor } from './screen-table.ts';
import { LandingRedirect } from './landing-redirect.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { useSession } from '../api/session.ts';

/** '/' inside the application: the user's first screen, which is the dashboard for most. */
export function HomePage() {
  const session = useSession();
  if (session.status !== 'in') return <LandingRedirect />;
  const [first] = screensFor(session.user);
  return first ? <Navigate to={first.path} replace /> : <NotFoundPage />;
}
