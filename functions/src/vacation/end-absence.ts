import type { vacationRoutes } from '@driftig/contracts/vacation/routes';
import { absenceChangeTellings } from '@driftig/domain/notifications/decision-tellings';
import { endedAbsence } from '@driftig/domain/vacation/decide';

import { employeeName } from '../changes/employees/people-of.ts';
import { absenceIn, changeAbsence, personOf } from '../changes/vacation/change-absence.ts';
import type { Handler } from '../pipeline/handler.ts';
import { entryOf } from './entry-of.ts';
import { assertMaySee, isManager } from './requested-employee.ts';

/** 'Rask igen', by the person or a manager. */
export const endAbsence: Handler<typeof vacationRoutes.endAbsence> = async ({
  input,
  store,
  actor,
  today,
}) => {
  const { absenceId } = input.params;
  const employeeId = personOf(absenceId);
  assertMaySee(actor, employeeId);
  const after = await changeAbsence(store, { employeeId, today }, (absences) => {
    const before = absenceIn(absences, absenceId);
    const known = endedAbsence(before, input.body.endDate, today);
    // A manager agreed to the days until today, not to those that an employee adds ahead (product Y25).
    const isAhead = !isManager(actor) && known.endDate > today;
    const ended = isAhead ? { ...known, returnsHoliday: false } : known;
    const audit = {
      action: 'vacation.ended',
      subject: `absence ${absenceId}`,
      changes: { endDate: ended.endDate },
    } as const;
    const tells = absenceChangeTellings(before, ended);
    return { before, after: ended, change: { writes: [], audit, tells } };
  });
  return entryOf(after, await employeeName(store, employeeId), today);
};
