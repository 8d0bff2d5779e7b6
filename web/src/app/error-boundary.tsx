import { Component } from 'react';
import type { ReactNode } from 'react';

import { errorIdOf } from '../api/errors.ts';
import { ErrorState } from '../ui/error-state.tsx';

interface Props {
  readonly children: ReactNode;
}

interface State {
  readonly error?: unknown;
}

/** A screen broke, or its code could not be fetched (a new version replaced it): load it anew. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override render(): ReactNode {
    if (!('error' in this.state)) return this.props.children;
    return (
      <ErrorState
        title="Siden kunne ikke vises."
        text="Prøv igen. Det, du har gemt, er der stadig."
        errorId={errorIdOf(this.state.error)}
        onRetry={() => window.location.reload()}
      />
    );
  }
}
