import { lazy } from 'react';
import { createBrowserRouter, Navigate } from 'react-router-dom';

import { ErrorPage } from './error-page.tsx';
import { Frame } from './frame.tsx';
import { screens, screensFor } from './guards.ts';
import { HomePage } from './home-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { paths } from './paths.ts';
import { useUser } from '../api/session.ts';

const pages = new Map(screens.map((screen) => [screen, lazy(screen.page)]));

/** The screen of an address that the user may see; without one, home (part 2 §2). */
function ShownScreen({ path }: { path: string }) {
  const screen = screensFor(useUser()).find((candidate) => candidate.path === path);
  const Page = screen && pages.get(screen);
  return Page ? <Page /> : <Navigate to={paths.home} replace />;
}

const addresses = new Set(screens.map((screen) => screen.path));

export const router = createBrowserRouter([
  { path: paths.home, element: <HomePage />, errorElement: <ErrorPage /> },
  {
    element: <Frame />,
    errorElement: <ErrorPage />,
    children: [...addresses].map((path) => ({
      path,
      element: <ShownScreen path={path} />,
      errorElement: <ErrorPage />,
    })),
  },
  { path: '*', element: <NotFoundPage /> },
]);
