import { calendarRoutes } from '@driftig/contracts/calendar/routes';
import { createCalendarFile } from '@driftig/tests/support/company/shifts';
import { createCompany } from '@driftig/tests/support/company/company';
import { call } from '@driftig/tests/support/stack/call';
import { expect, test } from 'vitest';

test("it ends the own address and no colleague's, also when it is ended twice", async () => {
  const { owner, employee } = await createCompany();
  const [own, other] = [await createCalendarFile(employee), await createCalendarFile(owner)];
  const remove = () => employee.call(calendarRoutes.removeCalendarAddress);
  expect([(await remove()).status, (await remove()).status]).toEqual([200, 200]);
  const open = async (file: string) =>
    (await call(calendarRoutes.showCalendarFeed, { params: { file } })).status;
  expect([await open(own), await open(other)]).toEqual([404, 200]);
});
