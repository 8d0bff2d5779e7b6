import { Component } from 'react';
import type { ReactNode } from 'react';

import { errorIdOf } from '../../api/errors.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { CodeLoadError, isCodeLoadError } from './code-load-error.tsx';

interface Props {
  readonly children: ReactNode;
  /** An error is forgotten when this changes. */
  readonly resetKey?: string;
}

interface State {
  readonly error?: unknown;
  readonly resetKey?: string | undefined;
}

/**
 * Error boundary of a screen: shows an error instead of it; the rest of the page stays. It has no
 * `key`, because a new boundary would show the fallback of the Suspense below it.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    if (resetKey === state.resetKey) return null;
    return { error: undefined, resetKey };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
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
