import { staleAfter, type Route } from '@driftig/contracts/core/route';
import { allRoutes } from '@driftig/contracts/core/routes';
import { calendarRoutes } from '@driftig/contracts/calendar/routes';
import { orderRoutes } from '@driftig/contracts/orders/routes';
import { planningRoutes } from '@driftig/contracts/planning/routes';
import { recordChanges } from '@driftig/contracts/records/record-changes';
import { recordRoutes } from '@driftig/contracts/records/routes';
import { services } from '@driftig/functions/pipeline/services';
import { expect, test } from 'vitest';

import { createCompany } from './support/company/company.ts';
import { createCustomer } from './support/company/customers.ts';
import { assign, placeShift, workingDay } from './support/company/planning.ts';
import { createdTypes } from './support/company/record-types.ts';
import { newFields } from './support/company/records.ts';
import { sendSample } from './support/samples/sample-forms.ts';
import { sampleRequest } from './support/samples/sample-requests.ts';
import {
  answersIn,
  isPublic,
  isReading,
  readsReached,
  sceneFor,
  sceneOf,
  type Scene,
} from './support/samples/scenes.ts';
import { testedRoutes } from './support/samples/tested-routes.ts';
import type { CallInput } from './support/stack/call.ts';
import { rewound } from './support/stack/rewind.ts';

/** Routes whose sample needs a state that no sample makes. */
const needMore = new Set<string>([
  'confirmSecondFactor',
  'renewRecoveryCodes',
  'removeSecondFactor',
  'undoPayment',
  'mergeInvoice',
  'unmergeInvoice',
  'generateInvoice',
  'startSalesBooks',
  'postSales',
  'postOpeningBalances',
  'postDraft',
  'postReceipt',
  'postExpense',
  'postAllowance',
  'stopTimer',
  'requestShift',
  'answerShiftRequest',
  'offerShift',
  'declineOffer',
  'proposeSwap',
  'replaceAbsent',
  'answerSwap',
  'decideSwap',
  'startStopShift',
]);

/** Reads that a route changes and does not name. */
const toldOtherwise: Readonly<Record<string, readonly string[]>> = {
  // The frame that announces the message carries what the list shows of it.
  sendPicture: ['listChatPeople'],
};

async function expectNamed(route: Route, requestIn: (scene: Scene) => CallInput) {
  const scene = await sceneFor(route);
  await rewound(services().table, async (changed) => {
    const request = requestIn(scene);
    const { status, text } = await sendSample(scene.company.owner, route, request);
    expect(status, text).toBeLessThan(300);
    const stale: readonly string[] = staleAfter(route, route.body?.parse(request.body));
    const named = new Set([...stale, ...(toldOtherwise[route.key] ?? [])]);
    const others = readsReached(route, scene, await changed()).filter(
      ({ key, word }) => !named.has(key) && !named.has(word),
    );
    const after = await answersIn(scene, others);
    const forgotten = others.filter(({ key }) => scene.before.get(key) !== after.get(key));
    expect(forgotten.map(({ key }) => key)).toEqual([]);
  });
}

const changing = testedRoutes.filter(
  (route) => !isReading(route) && !isPublic(route) && !needMore.has(route.key),
);

test.each(
  changing
    .filter(({ key }) => key !== recordRoutes.createRecord.key)
    .toSorted((one, other) => sceneOf(one).localeCompare(sceneOf(other)))
    .map((route) => [route.key, route] as const),
)('%s names every read that answers otherwise after it', async (_key, route) => {
  await expectNamed(route, ({ replacements }) => sampleRequest(route, replacements));
});

test.runIf(changing.some(({ key }) => key === recordRoutes.createRecord.key)).each(createdTypes)(
  'createRecord of %s names every read that answers otherwise after it',
  async (dType) => {
    await expectNamed(recordRoutes.createRecord, ({ company: { employee } }) => ({
      body: { dType, ...newFields(dType, employee.user.userId) },
    }));
  },
);

test("updateRecord of a customer names every read that says where the customer's orders are", async () => {
  const company = await createCompany();
  const { owner, employee } = company;
  const customerid = await createCustomer(owner, { company: 'Aarhus Teater', town: 'Aarhus' });
  const { id, ordernumber } = await placeShift(owner, { customerid });
  await assign(owner, id, [employee.user.userId]);
  const date = workingDay.startDate;
  const placed: readonly (readonly [Route, CallInput])[] = [
    [orderRoutes.getOrderOverview, { query: { ordernumber: String(ordernumber) } }],
    [orderRoutes.getOwnOrder, { query: { ordernumber: String(ordernumber) } }],
    [orderRoutes.listOwnOrders, {}],
    [calendarRoutes.listOrdersOfDay, { query: { date } }],
    [calendarRoutes.listOwnOrdersOfDay, { query: { date } }],
    [planningRoutes.listPlan, { query: { from: date, to: date } }],
  ];
  const answers = () =>
    Promise.all(
      placed.map(async ([route, request]) => {
        const who = route.access === 'member' ? employee : owner;
        return (await who.call(route, request)).text;
      }),
    );
  const before = await answers();
  const about = { company: 'Aarhus Teater', address: 'Kajen 7', town: 'Odense' };
  const body = { dType: 'customers', id: customerid, ...about };
  const { status, text } = await owner.call(recordRoutes.updateRecordById, { body });
  expect(status, text).toBeLessThan(300);
  const after = await answers();
  const changed = placed.filter((_, index) => before[index] !== after[index]);
  expect(changed.length).toBeGreaterThan(3);
  const named: readonly string[] = recordChanges.customers;
  expect(changed.map(([{ key }]) => key).filter((key) => !named.includes(key))).toEqual([]);
});

test('every route that needs more than its sample is one that changes something', () => {
  const keys = new Set(allRoutes.filter((route) => !isReading(route)).map(({ key }) => key));
  expect([...needMore].filter((key) => !keys.has(key))).toEqual([]);
});
