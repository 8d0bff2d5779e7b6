import { sessionRoutes } from '@driftig/contracts/auth/session';
import { QueryClient } from '@tanstack/react-query';

import { onInvalidate } from './changes.ts';
import { refreshUser } from '../session/check-session.ts';
import { ApiError } from '../errors.ts';

const MAX_RETRIES = 2;

/** 4xx errors are not retried; a lost connection and 5xx errors are. */
function retry(failures: number, error: Error): boolean {
  if (error instanceof ApiError && error.status < 500) return false;
  return failures < MAX_RETRIES;
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry,
      retryDelay: (failures) => 400 * 2 ** failures,
      staleTime: 30_000,
      // Long lists have many pages; focusing the window must not refetch them all.
      refetchOnWindowFocus: false,
      refetchOnReconnect: true,
      networkMode: 'always',
    },
    // Not retried: a form shows at once that saving failed, and keeps what was typed.
    mutations: { retry: false, networkMode: 'always' },
  },
});

async function invalidateStale(stale: ReadonlySet<string>): Promise<void> {
  // The session first, since the user's rights decide which queries are enabled.
  if (stale.has(sessionRoutes.checkSession.key)) await refreshUser();
  await queryClient.invalidateQueries({
    predicate: ({ queryKey }) => queryKey.slice(0, 3).some((name) => stale.has(String(name))),
  });
}

onInvalidate(invalidateStale, async () => {
  await refreshUser();
  await queryClient.invalidateQueries();
});
