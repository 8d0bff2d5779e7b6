// Default export: loaded lazily by the planner.
import type { Plan } from '@driftig/contracts/planning/planner-answers';
import { addDays, daysBetween, type DateText } from '@driftig/domain/dates';
import { mondayOf, weekNumber } from '@driftig/domain/weeks';
import { Select } from '@mantine/core';
import { useMemo, useState } from 'react';

import { periodTitle } from '../../../ui/time/period-title.ts';
import { texts } from '../texts.ts';
import { CopyDialog } from './copy-dialog.tsx';

interface CopyWeekDialogProps {
  plan: Plan;
  /** A day of the week that is copied. */
  date: DateText;
  onClose: () => void;
}

/** How many weeks ahead may be copied to. */
const weeksAhead = 26;

/** Copies the orders that begin in a week to another. */
export default function CopyWeekDialog({ plan, date, onClose }: CopyWeekDialogProps) {
  const from = mondayOf(date);
  const [to, setTo] = useState(addDays(from, 7));
  const copies = useMemo(
    () =>
      plan.orders
        .filter(({ startDate }) => mondayOf(startDate) === from)
        .toSorted((a, b) => a.startDate.localeCompare(b.startDate) || a.number - b.number)
        .map(({ id, startDate }) => ({
          orderId: id,
          startDate: addDays(startDate, daysBetween(from, to)),
        })),
    [plan.orders, from, to],
  );
  return (
    <CopyDialog title={`${texts.copy.title} ${weekNumber(from)}`} copies={copies} onClose={onClose}>
      <Select
        label={texts.copy.toWeek}
        data={Array.from({ length: weeksAhead }, (_, index) =>
          weekOption(addDays(from, (index + 1) * 7)),
        )}
        value={to}
        allowDeselect={false}
        onChange={(monday) => setTo(monday ?? to)}
      />
    </CopyDialog>
  );
}

const weekOption = (monday: DateText) => ({
  value: monday,
  label: periodTitle('week', { from: monday, to: addDays(monday, 6) }),
});
