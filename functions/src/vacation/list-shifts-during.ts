import type { vacationRoutes } from '@driftig/contracts/vacation/routes';
import { yearsOfAbsences } from '@driftig/data/vacation/vacation.repository';
import { badInput } from '@driftig/domain/errors';
import { absencePeriod, absencesOf, asOf } from '@driftig/domain/vacation/absence';
import { newAbsence, applicationFaults } from '@driftig/domain/vacation/apply';
import { overlapping } from '@driftig/domain/vacation/overlaps';

import { employeeName } from '../changes/employees/people-of.ts';
import { bookingsDuring } from '../changes/planning/free-person.ts';
import type { Handler } from '../pipeline/handler.ts';
import { withTimes } from './asked-time.ts';
import { applicationOf } from './application-of.ts';
import { assertMayRead } from './assert-may-read.ts';
import { entryOf } from './entry-of.ts';
import { requestedEmployee } from './requested-employee.ts';

/** Shifts and absences that overlap an application; `except` is the edited application itself. */
export const listShiftsDuring: Handler<typeof vacationRoutes.listShiftsDuring> = async ({
  input,
  store,
  actor,
  today,
}) => {
  await assertMayRead(store, today);
  const { employeeId: asked, except = '', ...time } = input.query;
  const employeeId = await requestedEmployee(store, actor, asked);
  const application = applicationOf(await withTimes(store, employeeId, time));
  const faults = applicationFaults(application, today);
  if (Object.keys(faults).length > 0) throw badInput(faults);
  const absence = newAbsence(application, { absenceId: except, employeeId, today });
  const [bookings, years, name] = await Promise.all([
    bookingsDuring(store, employeeId, absencePeriod(absence)),
    store.vacation.listOfPerson(employeeId, yearsOfAbsences(today)),
    employeeName(store, employeeId),
  ]);
  const titles = await store.orders.titlesOf(bookings.map((one) => one.orderNumber));
  const other = overlapping(absence, absencesOf(years), today);
  return {
    shifts: bookings.map((one) => ({ ...one, title: titles.get(one.orderNumber) ?? '' })),
    overlaps: other === undefined ? null : entryOf(asOf(other, today), name, today),
  };
};
