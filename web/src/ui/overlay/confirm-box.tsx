// Default export: loaded lazily by ConfirmDialog.
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import { Dialog } from './dialog.tsx';
import { useFailure, type Failure } from '../feedback/error-text.ts';
import { SaveFailure } from '../feedback/save-failure.tsx';
import classes from './confirm-dialog.module.css';

export interface ConfirmDialogProps {
  opened: boolean;
  onClose: () => void;
  onConfirm: () => void | Promise<void>;
  title: string;
  children: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  danger?: boolean;
}

export default function ConfirmBox(props: ConfirmDialogProps) {
  const { opened, onClose, title, confirmLabel, cancelLabel = 'Annuller', danger = false } = props;
  const { busy, failure, confirm, close } = useConfirmation(props.onConfirm, onClose);
  const footer = (
    <>
      <Button onClick={close} disabled={busy} data-autofocus={danger || undefined}>
        {cancelLabel}
      </Button>
      <Button
        variant="filled"
        {...(danger ? { color: 'red' } : {})}
        loading={busy}
        onClick={() => void confirm()}
        data-autofocus={danger ? undefined : true}
        data-save={danger ? undefined : true}
      >
        {confirmLabel}
      </Button>
    </>
  );
  return (
    <Dialog
      opened={opened}
      onClose={close}
      title={title}
      size={440}
      footer={footer}
      busy={busy}
      small
    >
      {failure ? (
        <div className={classes.failure}>
          <SaveFailure
            {...failure}
            offlineText="Der er ingen forbindelse."
            action={<Button onClick={() => void confirm()}>Prøv igen</Button>}
          />
        </div>
      ) : null}
      {props.children}
    </Dialog>
  );
}

function useConfirmation(onConfirm: () => void | Promise<void>, onClose: () => void) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const failureOf = useFailure();
  const close = () => {
    setFailure(null);
    onClose();
  };
  const confirm = async () => {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      await onConfirm();
      onClose();
    } catch (error) {
      setFailure(failureOf(error));
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, confirm, close };
}
