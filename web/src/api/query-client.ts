import { QueryClient } from '@tanstack/react-query';

import { ApiError } from './errors.ts';

const MAX_RETRIES = 2;

/** A refusal stays a refusal; only a lost connection or a failing server is worth asking again. */
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
      // Long lists are fetched page by page: coming back to the window must not fetch them all.
      refetchOnWindowFocus: false,
      refetchOnReconnect: true,
      networkMode: 'always',
    },
    // A form says at once that saving failed, and keeps what was typed.
    mutations: { retry: false, networkMode: 'always' },
  },
});
