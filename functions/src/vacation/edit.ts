import type { AbsenceEntry } from '@driftig/contracts/vacation/entry';
import type { CompanyStore } from '@driftig/data/store';
import type { Actor } from '@driftig/domain/actor';
import { assertVersion } from '@driftig/domain/assert-version';
import type { DateText } from '@driftig/domain/dates';
import type { Absence } from '@driftig/domain/vacation/absence';
import { absenceChangeTellings } from '@driftig/domain/notifications/decision-tellings';
import { editedAbsence, editedByEmployee, withHolidayBack } from '@driftig/domain/vacation/apply';
import { assertMayChange } from '@driftig/domain/vacation/decide';
import { assertEmployed } from '@driftig/domain/vacation/holiday-account';
import { assertFree } from '@driftig/domain/vacation/overlaps';

import { employeeName } from '../changes/employees/people-of.ts';
import { absenceIn, changeAbsence, personOf } from '../changes/vacation/change-absence.ts';
import { withTimes } from './asked-time.ts';
import { applicationOf, type SentApplication } from './application-of.ts';
import { entryOf } from './entry-of.ts';
import { reportedTo } from './reported-to.ts';
import { assertMaySee, isManager } from './requested-employee.ts';

export interface Acting {
  readonly store: CompanyStore;
  readonly actor: Actor;
  readonly today: DateText;
}

interface Edit extends SentApplication {
  /** A manager's to say; ignored of others. */
  readonly returnsHoliday?: boolean | undefined;
  readonly version?: number | undefined;
}

/** Throws absence_decided or absence_overlaps (409), conflict (409) for an older version. */
export async function edit(acting: Acting, absenceId: string, sent: Edit): Promise<AbsenceEntry> {
  const { store, today } = acting;
  const employeeId = personOf(absenceId);
  assertMaySee(acting.actor, employeeId);
  const [account, timed] = await Promise.all([
    store.vacation.findAccount(employeeId),
    withTimes(store, employeeId, sent),
  ]);
  const after = await changeOwn(acting, absenceId, (read, absences) => {
    assertVersion(read, sent.version);
    const typed = editedAbsence(read, applicationOf(timed, read), today);
    const edited = isManager(acting.actor)
      ? withHolidayBack(typed, sent.returnsHoliday)
      : editedByEmployee(read, typed);
    assertEmployed(edited, account);
    assertFree(edited, absences, today);
    return edited;
  });
  return entryOf(after, await employeeName(store, after.employeeId), today);
}

/** Changes an absence whose person the caller may see. */
async function changeOwn(
  { store, actor, today }: Acting,
  absenceId: string,
  changed: (read: Absence, absences: readonly Absence[]) => Absence,
): Promise<Absence> {
  return changeAbsence(store, { employeeId: personOf(absenceId), today }, async (absences) => {
    const before = absenceIn(absences, absenceId);
    assertMayChange(before, { userId: actor.userId, isManager: isManager(actor) }, today);
    const after = changed(before, absences);
    const audit = {
      action: 'vacation.changed',
      subject: `absence ${absenceId}`,
      changes: {
        before: [before.type, before.startDate, before.endDate],
        after: [after.type, after.startDate, after.endDate],
        ...(before.returnsHoliday !== after.returnsHoliday && {
          returnsHoliday: after.returnsHoliday,
        }),
      },
    } as const;
    // An application that becomes illness is reported to managers as any other illness.
    const isReported = before.status === 'pending' && after.status === 'approved';
    const others = absences.filter((one) => one.absenceId !== absenceId);
    const tells = [
      ...(isReported ? await reportedTo(store, after, others, today) : []),
      ...absenceChangeTellings(before, after),
    ];
    return { before, after, change: { writes: [], audit, tells } };
  });
}
