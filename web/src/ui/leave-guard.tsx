/**
 * LeaveGuard { when, leaves? } — on a page with a form: asks before a link, Back or a closed tab
 * throws away what is unsaved. `leaves` says which moves do that (any change of page by itself): a
 * dialog that stands in the address is left by Back as well. Needs the data router.
 */
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import type { Location } from 'react-router-dom';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface LeaveGuardProps {
  when: boolean;
  leaves?: (from: Location, to: Location) => boolean;
}

// Another tab or filter of the same page keeps the form, so only a change of page asks.
const otherPage = (from: Location, to: Location) => from.pathname !== to.pathname;

export function LeaveGuard({ when, leaves = otherPage }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => when && leaves(currentLocation, nextLocation),
  );
  useEffect(() => {
    if (!when) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [when]);
  return (
    <ConfirmDialog
      opened={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
      title="Forlad siden uden at gemme?"
      confirmLabel="Forlad siden"
      cancelLabel="Bliv her"
      danger
    >
      Ændringerne er ikke gemt og kan ikke hentes frem igen.
    </ConfirmDialog>
  );
}
