import type { AbsenceEntry } from '@driftig/contracts/vacation/entry';
import type { IdempotentStore } from '@driftig/data/store';
import type { Actor } from '@driftig/domain/actor';
import type { DateText } from '@driftig/domain/dates';
import { newAbsence } from '@driftig/domain/vacation/apply';
import { assertEmployed } from '@driftig/domain/vacation/holiday-account';
import { assertFree } from '@driftig/domain/vacation/overlaps';

import { employeeName } from '../changes/employees/people-of.ts';
import { changeAbsence } from '../changes/vacation/change-absence.ts';
import { applicationOf, type SentApplication } from './application-of.ts';
import { withTimes } from './asked-time.ts';
import { entryOf } from './entry-of.ts';
import { reportedTo } from './reported-to.ts';
import { requestedEmployee } from './requested-employee.ts';

interface Applying {
  readonly store: IdempotentStore;
  readonly actor: Actor;
  readonly today: DateText;
  readonly newId: () => string;
}

/**
 * Creates an application, for either of the two calls (product T5). Throws absence_overlaps (409).
 */
export async function apply(
  { store, actor, today, newId }: Applying,
  asked: string | undefined,
  sent: SentApplication,
): Promise<AbsenceEntry> {
  const employeeId = await requestedEmployee(store, actor, asked);
  const [name, account, timed] = await Promise.all([
    employeeName(store, employeeId),
    store.vacation.findAccount(employeeId),
    withTimes(store, employeeId, sent),
  ]);
  const absenceId = `${employeeId}.${newId()}`;
  const after = newAbsence(applicationOf(timed), { absenceId, employeeId, today });
  assertEmployed(after, account);
  const answer = entryOf(after, name, today);
  await changeAbsence(store, { employeeId, today }, async (absences) => {
    assertFree(after, absences, today);
    const { type, startDate, endDate, status } = after;
    const audit = {
      action: 'vacation.applied',
      subject: `absence ${absenceId}`,
      changes: { type, startDate, endDate, status },
    } as const;
    const tells = await reportedTo(store, after, absences, today);
    return { before: undefined, after, change: { writes: [], audit, answer, tells } };
  });
  return answer;
}
