/**
 * LeaveGuard { when, leaves?, onLeave? } — on a page with a form: asks before a link, Back or a
 * closed tab throws away what is unsaved. `leaves` says which moves do that (any change of page by
 * itself): a dialog that stands in the address is left by Back as well. `onLeave` runs after a yes.
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

// Another tab or filter of the same page keeps the form, so only a change of page asks.
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
