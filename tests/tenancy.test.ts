import type { Route } from '@driftig/contracts/core/route';
import { allRoutes } from '@driftig/contracts/core/routes';
import { services } from '@driftig/functions/pipeline/services';
import { wireSchema } from '@driftig/local-cloud/generate/json-schema';
import type { TestAnswer } from '@driftig/local-cloud/testing/test-request';
import { expect, onTestFinished, test } from 'vitest';

import { createCompany } from './support/company.ts';
import { asksForAThing, makeThings, requestAbout, unknownThings } from './support/things.ts';
import { recordWrites } from './support/writes.ts';

const routes = allRoutes.filter((route) => route.access !== 'public' && asksForAThing(route));

test.each(routes.map((route) => [route.key, route] as const))(
  "%s answers another company's id as an unknown one, and changes nothing",
  async (_key, route) => {
    const [first, second] = await Promise.all([createCompany(), createCompany()]);
    const things = await makeThings(first);
    await second.owner.session();
    const writes = recordWrites(services().table);
    onTestFinished(writes.stop);
    const [foreign, unknown] = [
      await second.owner.call(route, requestAbout(route, things)),
      await second.owner.call(route, requestAbout(route, unknownThings())),
    ];
    expect(foreign.status).toBeGreaterThanOrEqual(400);
    expect(whatItSays(foreign)).toEqual(whatItSays(unknown));
    expect(writes.accepted).toEqual([]);
  },
);

function whatItSays({ status, json }: TestAnswer): unknown {
  const { requestId: _, ...body } = json as Record<string, unknown>;
  return { status, body };
}

const idPattern = String.raw`"pattern":"^[\\w.-]{1,64}$"`;

/** What takes an id for some dTypes alone, and the test that asks with a foreign one. */
const idsOfSomeTypes = { createRecord: 'functions/src/records/employee-keeper.test.ts' };

test('the sample of every route that takes an id speaks of a thing, so that none is left out', () => {
  const takesAnId = (route: Route) =>
    [route.params, route.query, route.body].some(
      (schema) => schema !== undefined && JSON.stringify(wireSchema(schema)).includes(idPattern),
    );
  const takers = allRoutes.filter((route) => takesAnId(route) && !(route.key in idsOfSomeTypes));
  expect(takers.length).toBeGreaterThan(5);
  expect(takers.filter((route) => !asksForAThing(route)).map(({ key }) => key)).toEqual([]);
});
