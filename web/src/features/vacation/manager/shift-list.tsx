import { formatDate } from '@driftig/domain/format';

import classes from './dialogs.module.css';
import type { Shift } from './use-decisions.ts';

/** '10-04-2026 kl. 14:00 til 23:00', with the date of the end where that is another. */
function whenText({ from, to }: Shift): string {
  const [startDate = '', startTime = ''] = from.split('T');
  const [endDate = '', endTime = ''] = to.split('T');
  const end = endDate === startDate ? endTime : `${formatDate(endDate)} kl. ${endTime}`;
  return `${formatDate(startDate)} kl. ${startTime} til ${end}`;
}

/** The shifts that an application falls together with. */
export function ShiftList({ shifts }: { shifts: readonly Shift[] }) {
  return (
    <ul className={classes.shifts}>
      {shifts.map((shift) => (
        <li key={`${shift.orderNumber} ${shift.from}`}>
          <b>{shift.title || `Ordre ${shift.orderNumber}`}</b>
          <span>{whenText(shift)}</span>
        </li>
      ))}
    </ul>
  );
}
