/**
 * LazyPopup { kind, button, children(trigger) } — a button whose popup is a part that arrives at
 * rest. Until its first press the button stands alone, which also makes long tables light.
 * useOpenAtOnce(trigger) — for such a part: opened, because it was asked for before it was there.
 */
import { cloneElement, startTransition, useEffect, useRef, useState } from 'react';
import type { ComponentProps, ReactElement, ReactNode, RefObject } from 'react';

import { LazyBoundary, toastNotLoaded } from '../loading/lazy-boundary.tsx';

type ButtonElement = ReactElement<ComponentProps<'button'>>;

export interface PopupTrigger {
  button: ButtonElement;
  ref: RefObject<HTMLButtonElement | null>;
}

interface LazyPopupProps {
  kind: 'menu' | 'dialog';
  button: ButtonElement;
  children: (trigger: PopupTrigger) => ReactNode;
}

export function LazyPopup({ kind, button, children }: LazyPopupProps) {
  const [requested, setRequested] = useState(false);
  const ref = useRef<HTMLButtonElement>(null);
  if (requested)
    return (
      <LazyBoundary fallback={cloneElement(button, { onClick: toastNotLoaded })}>
        {children({ button: cloneElement(button, { ref }), ref })}
      </LazyBoundary>
    );
  return cloneElement(button, {
    'aria-haspopup': kind,
    'aria-expanded': false,
    // In a transition the button stays where it is until the popup has arrived.
    onClick: () => startTransition(() => setRequested(true)),
  });
}

export function useOpenAtOnce({ ref }: PopupTrigger) {
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    // The button that was pressed is gone: this one takes its focus, and gets it back afterwards.
    ref.current?.focus({ preventScroll: true });
    // oxlint-disable-next-line react/set-state-in-effect -- a popup only notes whose focus it takes when it goes from closed to open
    setOpened(true);
  }, [ref]);
  return [opened, setOpened] as const;
}
