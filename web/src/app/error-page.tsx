import { useRouteError } from 'react-router-dom';

import { errorIdOf } from '../api/errors.ts';
import { ErrorState } from '../ui/error-state.tsx';

/** A screen broke, or its code could not be fetched (a new version replaced it): load it anew. */
export function ErrorPage() {
  const error = useRouteError();
  return (
    <ErrorState
      title="Siden kunne ikke vises."
      text="Prøv igen. Det, du har gemt, er der stadig."
      errorId={errorIdOf(error)}
      onRetry={() => window.location.reload()}
    />
  );
}
