import { staleAfter, type Route } from '@driftig/contracts/core/route';
import { allRoutes } from '@driftig/contracts/core/routes';
import { recordRoutes } from '@driftig/contracts/records/routes';
import { timeRoutes } from '@driftig/contracts/time/routes';
import { expect, test } from 'vitest';

import { createCompany, type TestCompany } from './support/company/company.ts';
import { placeOrder } from './support/company/orders.ts';
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
  'stopTimer',
  'requestShift',
  'answerShiftRequest',
  'offerShift',
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

test('every route that needs more than its sample is one that changes something', () => {
  const keys = new Set(allRoutes.filter((route) => !isReading(route)).map(({ key }) => key));
  expect([...needMore].filter((key) => !keys.has(key))).toEqual([]);
});
