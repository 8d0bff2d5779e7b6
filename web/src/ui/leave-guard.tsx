/**
 * LeaveGuard { when } — on a page with a form: asks before a link, Back or a closed tab throws away
 * what is unsaved. Needs the data router.
 */
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from './confirm-dialog.tsx';

export function LeaveGuard({ when }: { when: boolean }) {
  // Another tab or filter of the same page keeps the form, so only a change of page asks.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      when && currentLocation.pathname !== nextLocation.pathname,
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
