import type { Route } from '@driftig/contracts/core/route';
import { allRoutes } from '@driftig/contracts/core/routes';
import { services } from '@driftig/functions/pipeline/services';
import { wireSchema } from '@driftig/local-cloud/generate/json-schema';
import type { TestAnswer } from '@driftig/local-cloud/testing/test-request';
import { expect, onTestFinished, test } from 'vitest';

import { createCompany } from './support/company.ts';
import {
  makeSamplesFor,
  sampleRequest,
  samplesNamedBy,
  unknownSamples,
} from './support/sample-requests.ts';
import { testedRoutes } from './support/tested-routes.ts';
import { recordWrites } from './support/writes.ts';

const namesARecord = (route: Route) => samplesNamedBy(route).length > 0;
const routes = testedRoutes.filter((route) => route.access !== 'public' && namesARecord(route));

test.each(routes.map((route) => [route.key, route] as const))(
  "%s answers another company's id like an unknown one, and writes nothing",
  async (_key, route) => {
    const [first, second] = await Promise.all([createCompany(), createCompany()]);
    const replacements = await makeSamplesFor(route, first);
    await second.owner.session();
    const writes = recordWrites(services().table);
    onTestFinished(writes.stop);
    const [foreign, unknown] = [
      await second.owner.call(route, sampleRequest(route, replacements)),
      await second.owner.call(route, sampleRequest(route, unknownSamples)),
    ];
    expect(foreign.status).toBeGreaterThanOrEqual(400);
    expect(withoutRequestId(foreign)).toEqual(withoutRequestId(unknown));
    expect(writes.accepted).toEqual([]);
  },
);

function withoutRequestId({ status, json }: TestAnswer): unknown {
  const { requestId: _, ...body } = json as Record<string, unknown>;
  return { status, body };
}

const idPattern = String.raw`"pattern":"^[\\w.-]{1,64}$"`;

/** Routes that take an id for some record types only, and the test that sends a foreign one. */
const idsOfSomeTypes = { createRecord: 'functions/src/records/handlers/employees.test.ts' };

test('the sample of every route that takes an id names a record, so that no route is left out', () => {
  const takesAnId = (route: Route) =>
    [route.params, route.query, route.body].some(
      (schema) => schema !== undefined && JSON.stringify(wireSchema(schema)).includes(idPattern),
    );
  const takers = allRoutes.filter((route) => takesAnId(route) && !(route.key in idsOfSomeTypes));
  expect(takers.length).toBeGreaterThan(5);
  expect(takers.filter((route) => !namesARecord(route)).map(({ key }) => key)).toEqual([]);
});
