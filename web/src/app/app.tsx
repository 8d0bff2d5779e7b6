import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from 'react-router-dom';

import { describeError } from '../api/errors.ts';
import { queryClient } from '../api/query-client.ts';
import { UiProvider } from '../ui/provider.tsx';
import { router } from './router.tsx';

/** The application: everything but the landing page as a visitor first sees it. */
export default function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <UiProvider describeError={describeError}>
        <RouterProvider router={router} />
      </UiProvider>
    </QueryClientProvider>
  );
}
