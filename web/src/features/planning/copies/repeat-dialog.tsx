// Default export: loaded lazily by the planner.
import type { PlannerOrder } from '@driftig/contracts/planning/planner-answers';
import { isCalendarDate } from '@driftig/domain/dates';
import { datesOfRepeats, mostRepeats } from '@driftig/domain/planning/copy-order';
import { NumberInput } from '@mantine/core';
import { useMemo, useState } from 'react';

import { DateInput } from '../../../ui/fields/date-input.tsx';
import { texts } from '../texts.ts';
import { CopyDialog } from './copy-dialog.tsx';
import classes from './copy-dialog.module.css';

interface RepeatDialogProps {
  order: PlannerOrder;
  onClose: () => void;
}

/** Repeats an order every so many weeks, a number of times or until a date. */
export default function RepeatDialog({ order, onClose }: RepeatDialogProps) {
  const [everyWeeks, setEveryWeeks] = useState(1);
  const [times, setTimes] = useState(4);
  const [until, setUntil] = useState('');
  const copies = useMemo(
    () =>
      datesOfRepeats(order.startDate, {
        everyWeeks,
        times: until === '' ? times : mostRepeats,
        ...(isCalendarDate(until) && { until }),
      }).map((startDate) => ({ orderId: order.id, startDate })),
    [order, everyWeeks, times, until],
  );
  return (
    <CopyDialog title={texts.copy.repeatTitle(order.title)} copies={copies} onClose={onClose}>
      <div className={classes.fields}>
        <NumberInput
          label={texts.copy.every}
          suffix={` ${texts.copy.weeks}`}
          min={1}
          max={mostRepeats}
          allowDecimal={false}
          value={everyWeeks}
          onChange={(value) => setEveryWeeks(inRange(value))}
        />
        <NumberInput
          label={texts.copy.times}
          min={1}
          max={mostRepeats}
          allowDecimal={false}
          disabled={until !== ''}
          value={times}
          onChange={(value) => setTimes(inRange(value))}
        />
        <DateInput label={texts.copy.until} value={until} onChange={setUntil} />
      </div>
    </CopyDialog>
  );
}

const inRange = (value: string | number) =>
  Math.min(mostRepeats, Math.max(1, Math.floor(Number(value)) || 1));
