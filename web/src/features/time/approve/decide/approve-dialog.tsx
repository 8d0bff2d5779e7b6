// Default export: loaded lazily, when several are approved, or one that deviates from the rules of rest.
import { formatKroner } from '@driftig/domain/format';
import { Button } from '@mantine/core';
import { useState } from 'react';

import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import type { Entry } from '../../queries.ts';
import classes from './approve-dialog.module.css';
import { openOn, openOnAny, useDeviations } from './deviations.ts';
import { NoteForm } from './note-form.tsx';
import BatchesDialog from './batches-dialog.tsx';
import { texts } from '../texts.ts';
import { hoursOf } from '../use-report-list.ts';

interface ApproveDialogProps {
  entries: readonly Entry[];
  onClose: () => void;
  /** When some were approved. */
  onDone: () => void;
  onUndo: (entries: readonly Entry[]) => void;
}

/** Asks before many are approved, and for a note where hours deviate from the rules of rest (product T46). */
export default function ApproveDialog({ entries, onClose, onDone, onUndo }: ApproveDialogProps) {
  const { deviations, isLoading, isUnknown } = useDeviations(entries);
  const [going, setGoing] = useState<readonly Entry[]>();
  if (going !== undefined)
    return (
      <BatchesDialog
        entries={going}
        decision="approved"
        onClose={() => {
          onDone();
          onClose();
        }}
        onUndo={onUndo}
      />
    );
  const open = openOnAny(deviations, entries);
  const others = entries.filter((entry) => openOn(deviations, entry).length === 0);
  if (open.length > 0 && !isLoading)
    return (
      <NoteForm
        title={texts.manyTitle(entries.length)}
        summary={<Summary entries={entries} />}
        open={open}
        others={others.length}
        submitLabel={texts.approveMany(entries.length)}
        onClose={onClose}
        onNoted={() => setGoing(entries)}
        onOthers={() => setGoing(others)}
      />
    );
  return (
    <Dialog
      opened
      onClose={onClose}
      title={texts.manyTitle(entries.length)}
      size={480}
      small
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="filled" loading={isLoading} onClick={() => setGoing(entries)}>
            {texts.approveMany(entries.length)}
          </Button>
        </>
      }
    >
      <Summary entries={entries} />
      {isLoading ? <p className={classes.text}>{texts.manyChecking}</p> : null}
      {isUnknown ? <p className={classes.text}>{texts.manyUnknown}</p> : null}
    </Dialog>
  );
}

function Summary({ entries }: { entries: readonly Entry[] }) {
  const people = new Set(entries.map(({ employeeId }) => employeeId)).size;
  return (
    <p className={classes.text}>
      {texts.manySum(entries.length, formatKroner(hoursOf(entries)), people)}
    </p>
  );
}
