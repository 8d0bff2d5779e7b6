import { calendarRoutes } from '@driftig/contracts/calendar/routes';
import { orderRoutes } from '@driftig/contracts/orders/routes';
import { applyAndApprove, deliverAway } from '@driftig/tests/support/company/absences';
import { createCompany, type Caller } from '@driftig/tests/support/company/company';
import { orderForm } from '@driftig/tests/support/company/orders';
import { setStatus } from '@driftig/tests/support/company/order-status';
import { assign, placeShift, workingDay } from '@driftig/tests/support/company/planning';
import {
  decideSwap,
  managerYear,
  shiftsOn,
  statusFor,
  createSwapCase,
  idOf,
  propose,
  reply,
  swapDays,
  type SwapCase,
} from '@driftig/tests/support/company/shifts';
import { shownTo, tellAll } from '@driftig/tests/support/company/notifications';
import { beforeEach, describe, expect, test } from 'vitest';

let shown: SwapCase;
beforeEach(async () => {
  shown = await createSwapCase();
  await propose(shown);
});

const decide = (accept: 0 | 1, note = '') =>
  decideSwap(shown.company.owner, shown.swap, accept, note);
const noticesOf = async (who: Caller) => {
  await tellAll(shown.company);
  return await shownTo(who);
};
const titlesOf = async (who: Caller) => (await noticesOf(who)).map(({ title }) => title);
const waiting = async () => {
  const { json } = await shown.company.owner.call(calendarRoutes.listSwaps, {});
  return (json as unknown[]).length;
};
const moveTo = (date: string) =>
  shown.company.owner.call(orderRoutes.updateOrder, {
    body: { id: shown.first.id, ...orderForm, ...workingDay, startDate: date, endDate: date },
  });
const statuses = async () => {
  const { sara, ali, first, second } = shown;
  return [
    await statusFor(sara, first.ordernumber, swapDays.first),
    await statusFor(ali, first.ordernumber, swapDays.first),
    await statusFor(sara, second.ordernumber, swapDays.second),
    await statusFor(ali, second.ordernumber, swapDays.second),
  ];
};

test('a swap that the colleague has not accepted is not decided (409)', async () => {
  expect((await decide(1)).status).toBe(409);
});

describe('a swap that both want', () => {
  beforeEach(() => reply(shown, 1));

  test('is approved: both have the other shift and are told, not that they were taken off', async () => {
    expect(await managerYear(shown.company.owner)).toEqual({
      [swapDays.first]: 5,
      [swapDays.second]: 5,
    });
    expect(await decide(1)).toMatchObject({
      status: 200,
      json: { message: 'Vagterne er byttet.' },
    });
    expect(await statuses()).toEqual([4, 7, 7, 4]);
    const titles = await titlesOf(shown.sara);
    expect(titles).toContain('Mette Prøve har godkendt jeres vagtbytte');
    expect(titles.join()).not.toContain('taget af');
    expect(await waiting()).toBe(0);
  });

  test('is rejected with a note that both read', async () => {
    expect((await decide(0, 'Vi mangler en med kørekort.')).status).toBe(200);
    expect(await statuses()).toEqual([7, 4, 4, 7]);
    const [notice] = await noticesOf(shown.ali);
    expect(notice?.text).toContain('Bemærkning: Vi mangler en med kørekort.');
  });

  test('two managers answer at once: one decides, the other is refused (409)', async () => {
    const { administrator } = shown.company;
    const answers = await Promise.all([decide(1), decideSwap(administrator, shown.swap, 0)]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect([
      [4, 7, 7, 4],
      [7, 4, 4, 7],
    ]).toContainEqual(await statuses());
  });

  test('shows managers what the law says of each side', async () => {
    const late = await placeShift(shown.company.owner, {
      startDate: '2027-03-12',
      endDate: '2027-03-12',
      startTime: '01:00',
      endTime: '04:00',
    });
    await assign(shown.company.owner, late.id, [idOf(shown.sara)], { neededEmployees: 1 });
    const { json } = await shown.company.owner.call(calendarRoutes.listSwaps, {});
    expect(json).toMatchObject([
      {
        proposer: { employee: { name: 'Sara' }, shift: { orderid: shown.first.ordernumber } },
        colleague: { employee: { name: 'Ali' }, warnings: [] },
      },
    ]);
    expect(JSON.stringify(json)).toContain('Loven kræver 11');
  });

  test.each<[string, () => Promise<unknown>]>([
    ['one order is moved', () => moveTo('2027-03-20')],
    ['one order is done', () => setStatus(shown.company.owner, shown.first.id, 3)],
    ['one order is cancelled', () => setStatus(shown.company.owner, shown.first.id, 4)],
    ['a side is taken off', () => assign(shown.company.owner, shown.first.id, [])],
    [
      'a side is put on the other order as well',
      () =>
        assign(shown.company.owner, shown.first.id, [idOf(shown.sara), idOf(shown.ali)], {
          neededEmployees: 2,
        }),
    ],
    [
      'a side is booked at the time of the shift that they would get',
      async () => {
        const third = await placeShift(shown.company.owner, { startTime: '18:00' });
        await assign(shown.company.owner, third.id, [idOf(shown.ali)], { neededEmployees: 1 });
      },
    ],
    [
      'a side is absent',
      async () => {
        const { first } = swapDays;
        await applyAndApprove(shown.ali, shown.company.owner, { startdate: first, enddate: first });
        await deliverAway(idOf(shown.ali));
      },
    ],
  ])('ends when %s; both sides are told', async (_, change) => {
    await change();
    const title = 'Et vagtbytte er slut, fordi noget er ændret';
    expect(await titlesOf(shown.sara)).toContain(title);
    expect(await titlesOf(shown.ali)).toContain(title);
    expect(await waiting()).toBe(0);
    // A cancelled order has no shift.
    expect([404, 409]).toContain((await decide(1)).status);
    expect((await shiftsOn(shown.ali, swapDays.second))[0]?.status).toBe(7);
  });

  test('stays when only the note of an order changes', async () => {
    const { owner } = shown.company;
    await assign(owner, shown.first.id, [idOf(shown.sara)], { neededEmployees: 3 });
    expect(await waiting()).toBe(1);
  });

  test("another company's manager finds nothing (404)", async () => {
    const other = await createCompany();
    expect((await decideSwap(other.owner, shown.swap, 1)).status).toBe(404);
  });
});
