/**
 * LeaveGuard { when, leaves?, onLeave? } — asks for confirmation before a link, Back or closing the
 * tab discards unsaved changes. `leaves(from, to)` says which navigations discard them; by default
 * any change of path, and for a dialog opened by a URL parameter also Back. `onLeave` runs when
 * confirmed.
 */
import { useEffect, useEffectEvent, useState } from 'react';
import { ConfirmDialog } from '../overlay/confirm-dialog.tsx';
import { registerLeaveGuard } from './leave-guards.ts';
import type { PageLocation } from './leave-guards.ts';

interface LeaveGuardProps {
  when: boolean;
  leaves?: (from: PageLocation, to: PageLocation) => boolean;
  onLeave?: () => void;
}

// A change of URL parameters keeps the form mounted, so only a change of path asks.
const isOtherPage = (from: PageLocation, to: PageLocation) => from.pathname !== to.pathname;

export function LeaveGuard({ when, leaves = isOtherPage, onLeave }: LeaveGuardProps) {
  const [leave, setLeave] = useState<() => void>();
  const isLeft = useEffectEvent(leaves);
  useEffect(() => {
    if (!when) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    const release = registerLeaveGuard({
      leaves: (from, to) => isLeft(from, to),
      ask: (wanted) => setLeave(() => wanted),
    });
    return () => {
      window.removeEventListener('beforeunload', warn);
      release();
    };
  }, [when]);
  return (
    <ConfirmDialog
      opened={leave !== undefined}
      onClose={() => setLeave(undefined)}
      onConfirm={() => {
        onLeave?.();
        leave?.();
      }}
      title="Forlad siden uden at gemme?"
      confirmLabel="Forlad siden"
      cancelLabel="Bliv her"
      danger
    >
      Ændringerne er ikke gemt og kan ikke hentes frem igen.
    </ConfirmDialog>
  );
}
