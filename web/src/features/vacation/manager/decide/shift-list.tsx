import { shiftTimeText, type Shift } from '../../../../shared/holiday-balance/shifts.ts';
import classes from './dialogs.module.css';

/** The shifts that an application falls together with. */
export function ShiftList({ shifts }: { shifts: readonly Shift[] }) {
  return (
    <ul className={classes.shifts}>
      {shifts.map((shift) => (
        <li key={`${shift.orderNumber} ${shift.from}`}>
          <b>{shift.title || `Ordre ${shift.orderNumber}`}</b>
          <span>{shiftTimeText(shift)}</span>
        </li>
      ))}
    </ul>
  );
}
