import { applyFor, coming, decide, mine } from '@driftig/tests/support/company/absences';
import { createCompany } from '@driftig/tests/support/company/company';
import { expect, test } from 'vitest';

test('one’s own, of every status but deleted, newest first, in the days asked for', async () => {
  const { employee, owner } = await createCompany();
  await applyFor(owner);
  const first = await applyFor(employee);
  await applyFor(employee, { startdate: coming(7) });
  await decide(owner, first.id, 2, { reason: 'Nej' });
  const days = async (query: Readonly<Record<string, string>> = {}) =>
    (await mine(employee, query)).map((one) => one.startdate);
  expect(await days()).toEqual([coming(7), coming()]);
  expect(await days({ startDate: coming(1) })).toEqual([coming(7)]);
  expect(await days({ startDate: coming(-1), endDate: coming(6) })).toEqual([coming()]);
});
