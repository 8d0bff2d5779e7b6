import { Component } from 'react';
import type { ReactNode } from 'react';

import { toastFailure } from '../feedback/toast.tsx';

interface LazyBoundaryProps {
  readonly children: ReactNode;
  /** What stands there without the part. */
  readonly fallback?: ReactNode;
}

/** What one is told when a part could not be fetched. */
export function toastNotLoaded(): void {
  toastFailure('Det kunne ikke hentes.', { text: 'Genindlæs siden, når der er forbindelse.' });
}

/**
 * Around a part that arrives later and that one can do without: when it cannot be fetched, what
 * stands around it, and what was typed there, stays.
 */
export class LazyBoundary extends Component<LazyBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(): void {
    toastNotLoaded();
  }

  override render(): ReactNode {
    return this.state.failed ? (this.props.fallback ?? null) : this.props.children;
  }
}
