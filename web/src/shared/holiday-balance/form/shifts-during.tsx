import type { Application } from '@driftig/domain/vacation/apply';
import { overlapText } from '@driftig/domain/vacation/overlaps';
import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';

import { WholeDates } from '../../../ui/display/whole-dates.tsx';
import { shiftsDuringQuery } from '../queries.ts';
import { shiftTimeText, type Shift } from '../shifts.ts';
import classes from './application-facts.module.css';
import { FactLine } from './fact-line.tsx';
import { texts } from './texts.ts';

/** Waits for a pause in typing a date before it asks. */
const PAUSE_MS = 400;

interface ShiftsDuringProps {
  application: Application;
  employeeId: string | undefined;
  /** The application itself, where it is edited. */
  except: string | undefined;
}

/** The shifts and the other absence that an application falls together with. */
export function ShiftsDuring({ application, employeeId, except }: ShiftsDuringProps) {
  const { startDate, endDate, startTime, endTime } = application;
  const asked = JSON.stringify([employeeId, startDate, endDate, startTime, endTime]);
  const [settled] = useDebouncedValue(asked, PAUSE_MS);
  const { data, error, refetch } = useQuery({
    ...shiftsDuringQuery({ employeeId, startDate, endDate, startTime, endTime, except }),
    enabled: asked === settled,
  });
  if (error && data === undefined)
    return (
      <FactLine>
        {texts.shiftsFailed}{' '}
        <Button size="compact-sm" onClick={() => void refetch()}>
          {texts.retry}
        </Button>
      </FactLine>
    );
  if (data === undefined) return null;
  return (
    <>
      {data.overlaps ? (
        <FactLine>
          <WholeDates>{overlapText(data.overlaps)}</WholeDates>
        </FactLine>
      ) : null}
      {data.shifts.length > 0 ? <Shifts shifts={data.shifts} /> : null}
    </>
  );
}

function Shifts({ shifts }: { shifts: readonly Shift[] }) {
  return (
    <FactLine>
      {texts.shifts(shifts.length)}
      <ul className={classes.shifts}>
        {shifts.map((shift) => (
          <li key={`${shift.orderNumber} ${shift.from}`}>
            <b>{texts.order(shift.orderNumber, shift.title)}</b> {shiftTimeText(shift)}
          </li>
        ))}
      </ul>
    </FactLine>
  );
}
