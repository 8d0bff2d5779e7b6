import { Navigate, Route, Routes, useLocation } from 'react-router-dom';

import { useSession, useUser } from '../api/session/session.ts';
import { StandalonePage } from '../ui/layout/standalone-page.tsx';
import { loadable } from '../ui/loading/loadable.tsx';
import { LoggedInFrame } from './frame/logged-in-frame.tsx';
import { screens } from './screen-table.ts';
import { screensFor } from './screens-for.ts';
import { HomePage } from './pages/home-page.tsx';
import { notFoundTexts } from './pages/not-found-texts.ts';
import { paths } from '../paths.ts';
import { pageOf } from './screen-pages.ts';

const NotFoundPage = loadable(() => import('./pages/not-found-page.tsx'));
const SignUpPage = loadable(() => import('../features/auth/sign-up/sign-up-page.tsx'));
const ConfirmPage = loadable(() => import('../features/auth/sign-up/confirm-page.tsx'));
const TokenNotFoundPage = loadable(
  () => import('../features/auth/sign-up/token-not-found-page.tsx'),
);

const addresses = [...new Set(screens.map((screen) => screen.path))];

/** The screen that the user may see at a path; without one, a redirect home (product N2). */
function ScreenAt({ path }: { path: string }) {
  const { pathname } = useLocation();
  const screen = screensFor(useUser()).find((candidate) => candidate.path === path);
  if (screen === undefined) return <Navigate to={paths.home} replace />;
  const Page = pageOf(screen);
  return <Page key={pathname} />;
}

/** All routes of the application. */
export function AppRoutes() {
  const isLoggedIn = useSession().status === 'in';
  return (
    <Routes>
      <Route path={paths.home} element={<HomePage />} />
      <Route element={<LoggedInFrame />}>
        {addresses.map((path) => (
          <Route key={path} path={path} element={<ScreenAt path={path} />} />
        ))}
        {isLoggedIn ? <Route path="*" element={<NotFoundPage />} /> : null}
      </Route>
      <Route path={paths.signUp} element={<SignUpPage />} />
      <Route path={paths.confirmEmail} element={<ConfirmPage />} />
      <Route path={paths.tokenNotFound} element={<TokenNotFoundPage />} />
      {isLoggedIn ? null : <Route path="*" element={<StandalonePage {...notFoundTexts} />} />}
    </Routes>
  );
}
