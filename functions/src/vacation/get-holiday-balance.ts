import { absenceYears } from '@driftig/contracts/vacation/absence-type';
import type { HolidayBalanceAnswer } from '@driftig/contracts/vacation/balance';
import type { vacationRoutes } from '@driftig/contracts/vacation/routes';
import { yearsOfAbsences } from '@driftig/data/vacation/vacation.repository';
import { yearOf } from '@driftig/domain/dates';
import { badInput } from '@driftig/domain/errors';
import { absencesOf, asOf } from '@driftig/domain/vacation/absence';
import { newAbsence } from '@driftig/domain/vacation/apply';
import { balanceAfter, costOf } from '@driftig/domain/vacation/balance-after';
import { holidayBalance, type HolidayBalance } from '@driftig/domain/vacation/holiday-balance';

import type { Handler } from '../pipeline/handler.ts';
import { applicationOf } from './application-of.ts';
import { normsOf, withTimes } from './asked-time.ts';
import { assertMayRead } from './assert-may-read.ts';
import { requestedEmployee } from './requested-employee.ts';

/**
 * Balance today or on the given date; with an application, the balance after it. null until the
 * person's start of employment is entered.
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
  // Reads in parallel: the form asks again while the user types a date.
  const employeeId = asked ?? actor.userId;
  const [account, years, norms, applied] = await Promise.all([
    store.vacation.findAccount(employeeId),
    store.vacation.listOfPerson(employeeId, yearsOfAbsences(today)),
    normsOf(store, employeeId),
    startDate === undefined
      ? undefined
      : withTimes(store, employeeId, { ...rest, startDate }).then((timed) =>
          newAbsence(applicationOf(timed), { absenceId: except, employeeId, today }),
        ),
    assertMayRead(store, today),
    requestedEmployee(store, actor, asked),
  ]);
  const absences = absencesOf(years).map((one) => asOf(one, today));
  const cost = applied ? costOf(absences, applied, norms) : null;
  if (account === undefined) return { balance: null, cost };
  const balance = applied
    ? balanceAfter(account, absences, { applied, today, norms })
    : holidayBalance(account, absences, { at, today, norms });
  return { balance: answerOf(balance), cost };
};

/** Id of an application that is not saved yet. */
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
