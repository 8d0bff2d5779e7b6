/**
 * LeaveGuard { when } — on a page with a form: asks before a link, Back or a closed tab throws away
 * what is unsaved. Another tab or filter of the same page keeps the form and does not ask.
 */
import { useEffect, useState } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { askBeforeLeaving } from './leaving.ts';

export function LeaveGuard({ when }: { when: boolean }) {
  const [leave, setLeave] = useState<() => void>();
  useEffect(() => {
    if (!when) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    const release = askBeforeLeaving((wanted) => setLeave(() => wanted));
    return () => {
      window.removeEventListener('beforeunload', warn);
      release();
    };
  }, [when]);
  return (
    <ConfirmDialog
      opened={leave !== undefined}
      onClose={() => setLeave(undefined)}
      onConfirm={() => leave?.()}
      title="Forlad siden uden at gemme?"
      confirmLabel="Forlad siden"
      cancelLabel="Bliv her"
      danger
    >
      Ændringerne er ikke gemt og kan ikke hentes frem igen.
    </ConfirmDialog>
  );
}
