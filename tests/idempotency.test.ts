import type { Route } from '@driftig/contracts/core/route';
import { allRoutes } from '@driftig/contracts/core/routes';
import { recordRoutes } from '@driftig/contracts/records/routes';
import { services } from '@driftig/functions/pipeline/services';
import type { TestAnswer } from '@driftig/local-cloud/testing/test-request';
import { ulid } from 'ulid';
import { beforeAll, expect, onTestFinished, test } from 'vitest';

import { createCompany, type TestCompany } from './support/company/company.ts';
import { sendSample } from './support/samples/sample-forms.ts';
import { newFields } from './support/company/records.ts';
import { makeSamplesFor, sampleRequest } from './support/samples/sample-requests.ts';
import { testedRoutes } from './support/samples/tested-routes.ts';
import { recordWrites } from './support/stack/writes.ts';
import { createdTypes } from './support/company/record-types.ts';

let company: TestCompany;
beforeAll(async () => {
  company = await createCompany();
  await company.owner.session();
});

type Headers = Readonly<Record<string, string>>;

/** The sample request of the route; a form where the route takes files. */
async function requestOf(route: Route): Promise<(headers: Headers) => Promise<TestAnswer>> {
  const request = sampleRequest(route, await makeSamplesFor(route, company));
  return (headers) => sendSample(company.owner, route, { ...request, headers });
}

/** Sends the request twice with one key: the first writes, the second only gives its answer. */
async function expectOneEffect(send: (headers: Headers) => Promise<TestAnswer>): Promise<void> {
  const headers = { 'idempotency-key': ulid() };
  const writes = recordWrites(services().table);
  onTestFinished(writes.stop);
  const first = await send(headers);
  expect(first.status, first.text).toBeLessThan(300);
  const written = writes.accepted.length;
  expect(written).toBeGreaterThan(0);
  const again = await send(headers);
  expect([again.status, again.json]).toEqual([first.status, first.json]);
  expect(writes.accepted).toHaveLength(written);
}

/** Needs more than its sample: its own test beside the handler sends it twice with one key. */
const testedBesideHandler = new Set([
  'copyTimeReports',
  'generateInvoice',
  'postAllowance',
  'postDraft',
  'postExpense',
  'postOpeningBalances',
  'postReceipt',
  'proposeSwap',
  'requestShift',
  'startStopShift',
  'stopTimer',
]);
const idempotentRoutes = testedRoutes.filter(
  ({ idempotent, key }) => idempotent && !testedBesideHandler.has(key),
);

test.each(idempotentRoutes.map((route) => [route.key, route] as const))(
  '%s answers a retry with the first answer and writes nothing more',
  async (_key, route) => {
    await expectOneEffect(await requestOf(route));
  },
);

test.runIf(idempotentRoutes.some(({ key }) => key === 'createRecord')).each(createdTypes)(
  'createRecord of %s answers a retry with the first answer and writes nothing more',
  async (dType) => {
    const body = { dType, ...newFields(dType, company.employee.user.userId) };
    await expectOneEffect((headers) =>
      company.owner.call(recordRoutes.createRecord, { body, headers }),
    );
  },
);

/** A stored answer belongs to a user, so public routes have none. */
const isPublic = ({ access }: Route) => access === 'public';

test('every route of a session that answers 201 is idempotent', () => {
  const creates = allRoutes.filter((route) => route.status === 201 && !isPublic(route));
  expect(creates.filter(({ idempotent }) => !idempotent).map(({ key }) => key)).toEqual([]);
});
