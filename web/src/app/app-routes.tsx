import { lazy } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';

import { useUser } from '../api/session.ts';
import { LoggedInFrame } from './logged-in-frame.tsx';
import { screens, screensFor } from './screen-table.ts';
import { HomePage } from './home-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { paths } from './paths.ts';

const SignUpPage = lazy(() => import('../features/auth/sign-up-page.tsx'));
const TokenNotFoundPage = lazy(() => import('../features/auth/token-not-found-page.tsx'));

const pages = new Map(screens.map((screen) => [screen, lazy(screen.page)]));
const addresses = [...new Set(screens.map((screen) => screen.path))];

/** The screen that the user may see at a path; without one, a redirect home (product N2). */
function ScreenAt({ path }: { path: string }) {
  const screen = screensFor(useUser()).find((candidate) => candidate.path === path);
  const Page = screen && pages.get(screen);
  return Page ? <Page /> : <Navigate to={paths.home} replace />;
}

/** All routes of the application. */
export function AppRoutes() {
  return (
    <Routes>
      <Route path={paths.home} element={<HomePage />} />
      <Route element={<LoggedInFrame />}>
        {addresses.map((path) => (
          <Route key={path} path={path} element={<ScreenAt path={path} />} />
        ))}
      </Route>
      <Route path={paths.signUp} element={<SignUpPage />} />
      <Route path={paths.tokenNotFound} element={<TokenNotFoundPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
