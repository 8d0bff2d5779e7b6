import { QueryClientProvider } from '@tanstack/react-query';

import { onChangeOutcome } from '../api/change-outcomes.ts';
import { describeError, isConnectionError } from '../api/errors.ts';
import { queryClient } from '../api/queries/query-client.ts';
import { noteOutcome } from '../ui/feedback/failed-acts.ts';
import { UiProvider } from '../ui/theme/provider.tsx';
import { AppRouter } from './app-router.tsx';
import { ErrorBoundary } from './frame/error-boundary.tsx';
import { AppRoutes } from './app-routes.tsx';
import { preloadPageAt } from './screen-pages.ts';

onChangeOutcome(noteOutcome);

/** Fetches the code of the page of the address; settled also when it cannot be fetched. */
export const preloadFirstPage = () => preloadPageAt(window.location.pathname);

/** The application: everything except the public pages. */
export default function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <UiProvider describeError={describeError} isOffline={isConnectionError}>
        <ErrorBoundary>
          <AppRouter>
            <AppRoutes />
          </AppRouter>
        </ErrorBoundary>
      </UiProvider>
    </QueryClientProvider>
  );
}
