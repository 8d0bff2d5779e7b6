import { absenceTellings } from '@driftig/domain/notifications/decision-tellings';
import { assertMayChange, deletedAbsence } from '@driftig/domain/vacation/decide';

import { absenceIn, changeAbsence, personOf } from '../changes/vacation/change-absence.ts';
import type { Acting } from './edit.ts';
import { assertMaySee, isManager } from './requested-employee.ts';

/**
 * Deletes softly (product T11). Throws absence_decided (409) when employees delete a decided one of
 * their own.
 */
export async function remove({ store, actor, today }: Acting, absenceId: string): Promise<void> {
  const employeeId = personOf(absenceId);
  assertMaySee(actor, employeeId);
  await changeAbsence(store, { employeeId, today }, (absences) => {
    const before = absenceIn(absences, absenceId);
    assertMayChange(before, { userId: actor.userId, isManager: isManager(actor) }, today);
    const { type, startDate, endDate, status } = before;
    const audit = {
      action: 'vacation.deleted',
      subject: `absence ${absenceId}`,
      changes: { type, startDate, endDate, status },
    } as const;
    const after = deletedAbsence(before, today);
    return { before, after, change: { writes: [], audit, tells: absenceTellings(after, 0) } };
  });
}
