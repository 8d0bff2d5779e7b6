import { useEffect } from 'react';

import { paths } from './paths.ts';
import { Splash } from './splash.tsx';

/** Out of the application: the landing page is loaded by itself, without router and library. */
export function LandingRedirect({ next }: { next?: string }) {
  const query = next === undefined ? '' : `?${new URLSearchParams({ next })}`;
  useEffect(() => window.location.replace(paths.home + query), [query]);
  return <Splash />;
}
