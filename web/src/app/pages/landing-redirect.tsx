import { useEffect } from 'react';

import { paths } from '../../paths.ts';
import { Splash } from './splash.tsx';

/** Leaves the application with a full page load: the landing page has no router and no Mantine. */
export function LandingRedirect({ next }: { next?: string }) {
  const query = next === undefined ? '' : `?${new URLSearchParams({ next })}`;
  useEffect(() => window.location.replace(paths.home + query), [query]);
  return <Splash />;
}
