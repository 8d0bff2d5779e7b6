/** AbsenceBox { entry } — the user's absence of the day; one that waits can be cancelled (product K5, Y8). */
import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';

import { CancelHolidayDialog } from '../../../../shared/holiday-balance/plan/cancel-dialog.tsx';
import { texts as planTexts } from '../../../../shared/holiday-balance/plan/texts.ts';
import { statusOf } from '../../../../shared/holiday-balance/entry-text.ts';
import { DateText } from '../../../../ui/display/date-text.tsx';
import { StatusChip } from '../../../../ui/display/status-chip.tsx';
import { absenceTypes } from '@driftig/contracts/vacation/absence-type';
import classes from './absence-box.module.css';
import type { Absence } from '../queries.ts';
import { texts } from '../texts.ts';

export function AbsenceBox({ entry }: { entry: Absence }) {
  const [isAsking, setAsking] = useState(false);
  const { startDate, endDate, startTime, endTime, type } = entry;
  const status = statusOf(entry);
  const { label } = absenceTypes[type];
  return (
    <section className={classes.box} aria-label={label}>
      <h3 className={classes.title}>{label}</h3>
      <dl className={classes.facts}>
        <Fact name={texts.start} value={<DateText value={startDate} />} />
        <Fact name={texts.end} value={<DateText value={endDate} />} />
        {startTime === '' ? null : <Fact name={texts.from} value={startTime} />}
        {endTime === '' ? null : <Fact name={texts.to} value={endTime} />}
        <Fact
          name={texts.status}
          value={<StatusChip tone={status.tone}>{status.text}</StatusChip>}
        />
      </dl>
      {entry.status === 'pending' ? (
        <Button fullWidth mt={8} onClick={() => setAsking(true)}>
          {planTexts.cancelHoliday}
        </Button>
      ) : null}
      {isAsking ? <CancelHolidayDialog entry={entry} onClose={() => setAsking(false)} /> : null}
    </section>
  );
}

function Fact({ name, value }: { name: string; value: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
