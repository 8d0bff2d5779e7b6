import { Component } from 'react';
import type { ReactNode } from 'react';

import { errorIdOf } from '../api/errors.ts';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { CodeLoadError, isCodeLoadError } from './code-load-error.tsx';

interface Props {
  readonly children: ReactNode;
}

interface State {
  readonly error?: unknown;
}

/** Error boundary of a screen: shows an error instead of it; the rest of the page stays. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override render(): ReactNode {
    if (!('error' in this.state)) return this.props.children;
    const { error } = this.state;
    if (isCodeLoadError(error)) return <CodeLoadError />;
    return (
      <ErrorState
        title="Siden kunne ikke vises."
        text="Prøv igen. Det, du har gemt, er der stadig."
        errorId={errorIdOf(error)}
        onRetry={() => window.location.reload()}
      />
    );
  }
}
