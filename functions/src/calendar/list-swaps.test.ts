import { calendarRoutes } from '@driftig/contracts/calendar/routes';
import { createCompany, type Caller } from '@driftig/tests/support/company/company';
import { createSwapCase, propose, reply } from '@driftig/tests/support/company/shifts';
import { expect, test } from 'vitest';

const swapsFor = async ({ call }: Caller) => (await call(calendarRoutes.listSwaps, {})).json;

test('a swap is there once both want it, for managers of its company alone', async () => {
  const shown = await createSwapCase();
  const other = await createCompany();
  await propose(shown);
  expect(await swapsFor(shown.company.owner)).toEqual([]);
  await reply(shown, 1);
  expect(await swapsFor(shown.company.owner)).toMatchObject([
    {
      proposer: { employee: { name: 'Sara' }, shift: { id: shown.first.id } },
      colleague: { employee: { name: 'Ali' }, shift: { id: shown.second.id } },
    },
  ]);
  expect(await swapsFor(other.owner)).toEqual([]);
  expect((await shown.sara.call(calendarRoutes.listSwaps, {})).status).toBe(403);
});
