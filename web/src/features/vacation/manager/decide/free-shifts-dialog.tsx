// Default export: loaded lazily, when an approval meets shifts.
import { Button } from '@mantine/core';
import { useState } from 'react';

import { describeError, isConnectionError } from '../../../../api/errors.ts';
import { SaveFailure } from '../../../../ui/feedback/save-failure.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import type { Entry } from '../../../../shared/holiday-balance/queries.ts';
import type { Shift } from '../../../../shared/holiday-balance/shifts.ts';
import classes from './dialogs.module.css';
import { ShiftList } from './shift-list.tsx';
import { texts } from '../texts.ts';

interface FreeShiftsDialogProps {
  entry: Entry;
  shifts: readonly Shift[];
  onClose: () => void;
  onApprove: (freesShifts: boolean) => Promise<void>;
}

/** Approving one who has shifts in that time: are they to be freed? (product Y18) */
export default function FreeShiftsDialog(props: FreeShiftsDialogProps) {
  const { entry, shifts, onClose, onApprove } = props;
  const [choice, setChoice] = useState<boolean>();
  const [failure, setFailure] = useState<{ error: unknown; frees: boolean }>();
  const approve = async (frees: boolean) => {
    setChoice(frees);
    setFailure(undefined);
    try {
      await onApprove(frees);
      onClose();
    } catch (error) {
      setFailure({ error, frees });
    } finally {
      setChoice(undefined);
    }
  };
  const isBusy = choice !== undefined;
  const footer = (
    <>
      <Button onClick={onClose} disabled={isBusy}>
        {texts.cancel}
      </Button>
      <Button
        loading={choice === false}
        disabled={choice === true}
        onClick={() => void approve(false)}
      >
        {texts.keep}
      </Button>
      <Button
        variant="filled"
        data-autofocus
        loading={choice === true}
        disabled={choice === false}
        onClick={() => void approve(true)}
      >
        {texts.free}
      </Button>
    </>
  );
  return (
    <Dialog
      opened
      onClose={onClose}
      busy={isBusy}
      title={texts.freeTitle}
      size={480}
      small
      footer={footer}
    >
      {failure ? (
        <SaveFailure
          text={describeError(failure.error)}
          isOffline={isConnectionError(failure.error)}
          offlineText={texts.notDecided}
          action={<Button onClick={() => void approve(failure.frees)}>{texts.retry}</Button>}
        />
      ) : null}
      <p className={classes.text}>{texts.freeHelp(entry.employeeName, shifts.length)}</p>
      <ShiftList shifts={shifts} />
    </Dialog>
  );
}
