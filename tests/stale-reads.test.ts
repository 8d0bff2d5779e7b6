import { staleAfter, type Route } from '@driftig/contracts/core/route';
import { allRoutes } from '@driftig/contracts/core/routes';
import { calendarRoutes } from '@driftig/contracts/calendar/routes';
import { orderRoutes } from '@driftig/contracts/orders/routes';
import { planningRoutes } from '@driftig/contracts/planning/routes';
import { recordChanges } from '@driftig/contracts/records/record-changes';
import { recordRoutes } from '@driftig/contracts/records/routes';
import { timeRoutes } from '@driftig/contracts/time/routes';
import { expect, test } from 'vitest';

import { createCompany, type TestCompany } from './support/company/company.ts';
import { createCustomer } from './support/company/customers.ts';
import { placeOrder } from './support/company/orders.ts';
import { assign, placeShift, workingDay } from './support/company/planning.ts';
import { createdTypes } from './support/company/record-types.ts';
import { newFields } from './support/company/records.ts';
import { sendSample } from './support/samples/sample-forms.ts';
import {
  makeSamplesFor,
  sampleRequest,
  type Replacements,
} from './support/samples/sample-requests.ts';
import { testedRoutes } from './support/samples/tested-routes.ts';
import type { CallInput } from './support/stack/call.ts';

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

const isReading = ({ method, readsOnly }: Route) => method === 'GET' || readsOnly === true;
const isPublic = ({ access }: Route) => access === 'public';

const everNamed = new Set(
  allRoutes.flatMap(({ changes = [] }) => Object.values(changes).flat() as readonly string[]),
);
/** A read that nothing names is not cached, by the reasons in changes.test.ts of the contracts. */
const reads = allRoutes.filter(
  (route) =>
    isReading(route) && !isPublic(route) && (everNamed.has(route.key) || everNamed.has(route.word)),
);

/** The clock of the server moves without a change. */
const withoutClock = (text: string) => text.replaceAll(/"now":"[^"]*"/g, '');

/** Answers to the owner and the employee, by the key of each read. */
async function answersIn(company: TestCompany, replacements: Replacements) {
  const ask = async (route: Route) => {
    const request = sampleRequest(route, replacements);
    const { owner, employee } = company;
    const callers = route.access === 'member' ? [owner, employee] : [owner];
    const asked = callers.map((who) => who.call(route, request));
    const said = (await Promise.all(asked)).map(({ status, text }) =>
      status < 300 ? withoutClock(text) : String(status),
    );
    return [route.key, said.join('\n')] as const;
  };
  return new Map(await Promise.all(reads.map(ask)));
}

/** The request for a company that is ready for it, and the values that replace those of samples. */
interface Prepared {
  readonly request: CallInput;
  readonly replacements: Replacements;
}

async function expectNamed(route: Route, prepare: (company: TestCompany) => Promise<Prepared>) {
  const company = await createCompany();
  const { request, replacements } = await prepare(company);
  const before = await answersIn(company, replacements);
  const { status, text } = await sendSample(company.owner, route, request);
  expect(status, text).toBeLessThan(300);
  const after = await answersIn(company, replacements);
  const stale: readonly string[] = staleAfter(route, route.body?.parse(request.body));
  const named = new Set([...stale, ...(toldOtherwise[route.key] ?? [])]);
  const forgotten = reads
    .filter(({ key }) => before.get(key) !== after.get(key))
    .filter(({ key, word }) => !named.has(key) && !named.has(word));
  expect(forgotten.map(({ key }) => key)).toEqual([]);
}

/** Makes things that samples do not name by an id: the first order, a timer. */
async function prepareOthers({ key }: Route, company: TestCompany): Promise<void> {
  if (key.startsWith('updateNoteFor')) await placeOrder(company.owner);
  if (key !== timeRoutes.discardTimer.key) return;
  const { startTimer } = timeRoutes;
  const request = sampleRequest(startTimer, await makeSamplesFor(startTimer, company));
  await company.owner.call(startTimer, request);
}

const changing = testedRoutes.filter(
  (route) => !isReading(route) && !isPublic(route) && !needMore.has(route.key),
);

test.each(
  changing
    .filter(({ key }) => key !== recordRoutes.createRecord.key)
    .map((route) => [route.key, route] as const),
)('%s names every read that answers otherwise after it', async (_key, route) => {
  await expectNamed(route, async (company) => {
    await prepareOthers(route, company);
    const replacements = await makeSamplesFor(route, company);
    return { request: sampleRequest(route, replacements), replacements };
  });
});

test.runIf(changing.some(({ key }) => key === recordRoutes.createRecord.key)).each(createdTypes)(
  'createRecord of %s names every read that answers otherwise after it',
  async (dType) => {
    await expectNamed(recordRoutes.createRecord, async ({ employee }) => ({
      request: { body: { dType, ...newFields(dType, employee.user.userId) } },
      replacements: new Map(),
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
