import { labelOf } from '@driftig/domain/vacation/absence';
import { Button } from '@mantine/core';
import { useState } from 'react';

import { CancelHolidayDialog } from '../../../shared/holiday-balance/plan/cancel-dialog.tsx';
import { useHasVacation } from '../../../shared/holiday-balance/plan/use-has-vacation.ts';
import { texts as planTexts } from '../../../shared/holiday-balance/plan/texts.ts';
import { StatusChip, type Tone } from '../../../ui/display/status-chip.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { durationOfEntry, whenText } from './describe.ts';
import classes from './entry-dialog.module.css';
import type { Entry, Status } from './queries.ts';
import { texts } from './texts.ts';

const tones: Readonly<Record<Status, Tone>> = {
  pending: 'pending',
  approved: 'done',
  rejected: 'danger',
};

/** All facts of a bar: person, type, dates, duration, reason and status. */
export function EntryDialog({ entry, onClose }: { entry: Entry; onClose: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const mayCancel = useHasVacation() && entry.type === 'vacation' && entry.status !== 'rejected';
  return (
    <>
      <Dialog
        opened
        small
        size={420}
        onClose={onClose}
        title={entry.employeeName === '' ? texts.formerEmployee : entry.employeeName}
        busy={isAsking}
        footer={
          <>
            {mayCancel ? (
              <Button onClick={() => setAsking(true)}>{planTexts.cancelHoliday}</Button>
            ) : null}
            <Button onClick={onClose}>{texts.close}</Button>
          </>
        }
      >
        <Facts entry={entry} />
      </Dialog>
      {isAsking ? (
        <CancelHolidayDialog entry={entry} onClose={() => setAsking(false)} onCancelled={onClose} />
      ) : null}
    </>
  );
}

function Facts({ entry }: { entry: Entry }) {
  const duration = durationOfEntry(entry);
  return (
    <dl className={classes.facts}>
      <dt>{texts.status}</dt>
      <dd>
        <StatusChip tone={tones[entry.status]}>{texts.statuses[entry.status]}</StatusChip>
      </dd>
      {entry.reason === '' ? null : (
        <>
          <dt>{texts.reason}</dt>
          <dd>{entry.reason}</dd>
        </>
      )}
      <dt>{texts.type}</dt>
      <dd>{labelOf(entry.type)}</dd>
      <dt>{texts.when}</dt>
      <dd>{whenText(entry)}</dd>
      {duration === '' ? null : (
        <>
          <dt>{texts.duration}</dt>
          <dd>
            {duration}
            <span className={classes.help}>
              {entry.isOpen ? texts.durationSoFar : texts.durationHelp}
            </span>
          </dd>
        </>
      )}
      <dt>{texts.comment}</dt>
      <dd className={classes.comment}>{entry.comment === '' ? texts.none : entry.comment}</dd>
    </dl>
  );
}
