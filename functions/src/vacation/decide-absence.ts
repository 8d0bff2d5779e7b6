import type { vacationRoutes } from '@driftig/contracts/vacation/routes';
import type { CompanyData } from '@driftig/data/store';
import { assertVersion } from '@driftig/domain/assert-version';
import { absenceTellings } from '@driftig/domain/notifications/decision-tellings';
import { absencePeriod, type Absence } from '@driftig/domain/vacation/absence';
import { applyDecision, mayDecide } from '@driftig/domain/vacation/decide';
import { assertEmployed } from '@driftig/domain/vacation/holiday-account';
import { assertFree } from '@driftig/domain/vacation/overlaps';

import { employeeName } from '../changes/employees/people-of.ts';
import { freePerson } from '../changes/planning/free-person.ts';
import { absenceIn, changeAbsence, personOf } from '../changes/vacation/change-absence.ts';
import type { Handler } from '../pipeline/handler.ts';
import { absenceDecided } from './texts.ts';

/**
 * A tick, a cross or Tilbagekald. The slower of two deciders gets 409 with the first decision. An
 * approval can take the person off their shifts in the same transaction.
 */
export const decideAbsence: Handler<typeof vacationRoutes.decideAbsence> = async ({
  input,
  store,
  actor,
  today,
}) => {
  const { absenceId } = input.params;
  const { decision, reason, freesShifts = false, version } = input.body;
  const employeeId = personOf(absenceId);
  const account = await store.vacation.findAccount(employeeId);
  await changeAbsence(store, { employeeId, today }, async (absences) => {
    const before = absenceIn(absences, absenceId);
    const by = actor.userId;
    const isLate = !mayDecide(before.status, decision);
    const decidedBefore = isLate ? await otherDecider(store, before, by) : undefined;
    const after = applyDecision(before, { decision, reason: reason ?? '', by, decidedBefore });
    assertVersion(before, version);
    if (decision === 'approved') assertEmployed(after, account);
    // An approved absence counted already, even if an illness suspends it now, so recalling it
    // needs no check.
    if (before.status !== 'approved') assertFree(after, absences, today);
    const frees = freesShifts && decision === 'approved';
    const freed = frees
      ? await freePerson(store, employeeId, absencePeriod(after))
      : { writes: [], orders: [], audits: [], tells: [] };
    const audit = {
      action: 'vacation.decided',
      subject: `absence ${absenceId}`,
      changes: { before: before.status, after: decision, ...(frees && { freed: freed.orders }) },
    } as const;
    const change = {
      writes: freed.writes,
      audit,
      alsoAudited: freed.audits,
      tells: [...absenceTellings(after, freed.orders.length), ...freed.tells],
    };
    return { before, after, change };
  });
  return { message: absenceDecided[decision] };
};

/** Name of the decider; undefined when undecided or decided by the caller. */
async function otherDecider(store: CompanyData, { decidedBy }: Absence, own: string) {
  return decidedBy === '' || decidedBy === own ? undefined : employeeName(store, decidedBy);
}
