import { calendarRoutes } from '@driftig/contracts/calendar/routes';
import { createCalendarFile } from '@driftig/tests/support/company/shifts';
import { createCompany } from '@driftig/tests/support/company/company';
import { expect, test } from 'vitest';

test('it says when the own address was made, never the secret, and nothing of others', async () => {
  const { owner, employee } = await createCompany();
  const ask = async (who: typeof owner) => await who.call(calendarRoutes.getCalendarAddress);
  expect((await ask(employee)).json).toEqual({ madeat: '' });
  const file = await createCalendarFile(employee);
  const { json, text } = await ask(employee);
  expect(json).toEqual({ madeat: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) });
  expect(text).not.toContain(file.replace('.ics', ''));
  expect((await ask(owner)).json).toEqual({ madeat: '' });
});
