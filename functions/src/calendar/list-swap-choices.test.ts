import { calendarRoutes } from '@driftig/contracts/calendar/routes';
import { applyAndApprove } from '@driftig/tests/support/company/absences';
import { createCompany } from '@driftig/tests/support/company/company';
import { assign, placeShift } from '@driftig/tests/support/company/planning';
import {
  act,
  createSwapCase,
  idOf,
  propose,
  swapDays,
  type SwapCase,
} from '@driftig/tests/support/company/shifts';
import { beforeEach, expect, test } from 'vitest';

let shown: SwapCase;
beforeEach(async () => {
  shown = await createSwapCase();
});

const ask = ({ sara, first }: SwapCase) =>
  sara.call(calendarRoutes.listSwapChoices, { query: { orderId: first.id } });
const choices = async () => (await ask(shown)).json;

test("a colleague's shift that fits is shown with its time and town, and nothing of its customer", async () => {
  expect(await choices()).toEqual([
    {
      employee: { id: idOf(shown.ali), name: 'Ali' },
      shift: expect.objectContaining({
        id: shown.second.id,
        orderid: shown.second.ordernumber,
        orderdatestart: swapDays.second,
      }),
      warnings: [],
    },
  ]);
});

test('a shift that would leave too little rest is shown with the warning', async () => {
  const early = await placeShift(shown.company.owner, {
    startDate: '2027-03-12',
    endDate: '2027-03-12',
    startTime: '05:00',
    endTime: '09:00',
  });
  await assign(shown.company.owner, early.id, [idOf(shown.sara)], { neededEmployees: 1 });
  expect(await choices()).toMatchObject([
    { warnings: [expect.stringContaining('Loven kræver 11')] },
  ]);
});

test.each<[string, () => Promise<unknown>]>([
  ['for sale', () => act(shown.ali, shown.second.id, 7)],
  [
    'of a colleague who is absent at the time of the own one',
    () =>
      applyAndApprove(shown.ali, shown.company.owner, {
        startdate: swapDays.first,
        enddate: swapDays.first,
      }),
  ],
  [
    'of a colleague who is on another order then',
    async () => {
      const third = await placeShift(shown.company.owner, { startTime: '18:00', endTime: '23:00' });
      await assign(shown.company.owner, third.id, [idOf(shown.ali)], { neededEmployees: 1 });
    },
  ],
])('a shift that is %s is left out', async (_, change) => {
  await change();
  expect(JSON.stringify(await choices())).not.toContain(shown.second.id);
});

test('a shift that is in a swap itself has no choices (409)', async () => {
  await propose(shown);
  expect((await ask(shown)).status).toBe(409);
});

test('a shift that is not the own one has no choices (409)', async () => {
  const { ali, first } = shown;
  const query = { orderId: first.id };
  expect((await ali.call(calendarRoutes.listSwapChoices, { query })).status).toBe(409);
});

test("another company's order is not found (404)", async () => {
  const other = await createCompany();
  const query = { orderId: shown.first.id };
  expect((await other.employee.call(calendarRoutes.listSwapChoices, { query })).status).toBe(404);
});
