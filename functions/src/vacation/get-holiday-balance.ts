import { absenceYears } from '@driftig/contracts/vacation/absence-type';
import type { HolidayBalanceAnswer } from '@driftig/contracts/vacation/balance';
import type { vacationRoutes } from '@driftig/contracts/vacation/routes';
import { yearsOfAbsences } from '@driftig/data/vacation.repository';
import { yearOf } from '@driftig/domain/dates';
import { badInput } from '@driftig/domain/errors';
import { absencesOf } from '@driftig/domain/vacation/absence';
import { newAbsence } from '@driftig/domain/vacation/apply';
import { balanceAfter } from '@driftig/domain/vacation/balance-after';
import { holidayBalance, type HolidayBalance } from '@driftig/domain/vacation/holiday-balance';

import type { Handler } from '../pipeline/handler.ts';
import { applicationOf } from './application-of.ts';
import { assertMayRead } from './assert-may-read.ts';
import { personAsked } from './whose.ts';

/**
 * Today's where no date is asked for; with an application, what that leaves. null while nobody has said when
 * the person was employed.
 */
export const getHolidayBalance: Handler<typeof vacationRoutes.getHolidayBalance> = async ({
  input,
  store,
  actor,
  today,
}) => {
  const { employeeId: asked, at = today, startDate, except = unsaved, ...rest } = input.query;
  if (yearOf(at) > yearOf(today) + absenceYears.ahead)
    throw badInput({ at: `Vælg en dato til og med ${yearOf(today) + absenceYears.ahead}.` });
  // In one go: it is asked again and again while somebody types a date.
  const employeeId = asked ?? actor.userId;
  const applied =
    startDate === undefined
      ? undefined
      : newAbsence(applicationOf({ ...rest, startDate }), { absenceId: except, employeeId, today });
  const [account, years] = await Promise.all([
    store.vacation.findAccount(employeeId),
    store.vacation.listOfPerson(employeeId, yearsOfAbsences(today)),
    assertMayRead(store, today),
    personAsked(store, actor, asked),
  ]);
  if (account === undefined) return { balance: null };
  const absences = absencesOf(years);
  const balance = applied
    ? balanceAfter(account, absences, { applied, today })
    : holidayBalance(account, absences, { at, today });
  return { balance: answerOf(balance) };
};

/** What stands for an application that has no id yet. */
const unsaved = 'unsaved';

function answerOf({ expiring, years, ...balance }: HolidayBalance): HolidayBalanceAnswer {
  return {
    ...balance,
    expiring: expiring ?? null,
    years: years.map(({ months, corrections, taken, ...year }) => ({
      ...year,
      months: [...months],
      corrections: [...corrections],
      taken: [...taken],
    })),
  };
}
