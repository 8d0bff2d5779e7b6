/**
 * LazyPopup { kind, button, children(trigger) } — a button whose popup is loaded lazily. The popup
 * is mounted on the first click, which also keeps long tables light.
 * useOpenAtOnce(trigger) — state for the popup: it opens on mount, because the click came before
 * it.
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
    // In a transition the button stays rendered until the popup has loaded.
    onClick: () => startTransition(() => setRequested(true)),
  });
}

export function useOpenAtOnce({ ref }: PopupTrigger) {
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    // The clicked button was replaced by this one, which must have the focus to get it back on
    // close.
    ref.current?.focus({ preventScroll: true });
    // oxlint-disable-next-line react/set-state-in-effect -- a popup records the focus to return to only when it goes from closed to open
    setOpened(true);
  }, [ref]);
  return [opened, setOpened] as const;
}
