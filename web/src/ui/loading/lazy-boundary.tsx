import { Component } from 'react';
import type { ReactNode } from 'react';

import { toastFailure } from '../feedback/toast.tsx';

interface LazyBoundaryProps {
  readonly children: ReactNode;
  /** Rendered when the code could not be loaded. */
  readonly fallback?: ReactNode;
}

/** Tells the user that lazily loaded code could not be fetched. */
export function toastNotLoaded(): void {
  toastFailure('En del af siden kunne ikke hentes.', {
    text: 'Genindlæs siden, når der er forbindelse.',
  });
}

/**
 * Error boundary around a lazily loaded, optional component: when its code cannot be fetched, the
 * rest of the page and what was typed there stay.
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
