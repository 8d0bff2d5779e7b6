import type { Route } from '@driftig/contracts/core/route';
import { absenceCountRoutes } from '@driftig/contracts/vacation/absence-count';
import { vacationRoutes } from '@driftig/contracts/vacation/routes';
import { createCompany } from '@driftig/tests/support/company/company';
import { changeCompany } from '@driftig/tests/support/company/plan';
import { makeSamplesFor, sampleRequest } from '@driftig/tests/support/samples/sample-requests';
import { recordWrites } from '@driftig/tests/support/stack/writes';
import { expect, onTestFinished, test } from 'vitest';

import { services } from '../pipeline/services.ts';

/** The dashboard's count is 0 without applications. */
const counted: ReadonlySet<string> = new Set(Object.keys(absenceCountRoutes));
const routes = Object.entries<Route>(vacationRoutes).filter(([key]) => !counted.has(key));
const reading = routes.filter(([, { method }]) => method === 'GET');
const changing = routes.filter(([, { method }]) => method !== 'GET');
const offered = { status: 402, json: { code: 'plan_limit' } };

test.each(reading)('%s is 402 on Starter where nothing was kept', async (_key, route) => {
  const company = await createCompany();
  const request = sampleRequest(route, await makeSamplesFor(route, company));
  await changeCompany(company.companyId, { plan: 'starter' });
  expect(await company.owner.call(route, request)).toMatchObject(offered);
});

test.each(changing)('%s changes nothing on Starter of what was kept', async (_key, route) => {
  const company = await createCompany();
  const request = sampleRequest(route, await makeSamplesFor(route, company));
  await changeCompany(company.companyId, { plan: 'starter' });
  await company.owner.session();
  const writes = recordWrites(services().table);
  onTestFinished(writes.stop);
  expect(await company.owner.call(route, request)).toMatchObject(offered);
  expect(writes.accepted).toEqual([]);
});
