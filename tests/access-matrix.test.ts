import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Route } from '@driftig/contracts/core/route';
import { allRoutes } from '@driftig/contracts/core/routes';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { call } from './support/stack/call.ts';
import type { CallInput } from './support/stack/call.ts';
import type { TestCompany } from './support/company/company.ts';
import { createCompany } from './support/company/company.ts';
import { makeSamplesFor, sampleRequest } from './support/samples/sample-requests.ts';
import { testedRoutes } from './support/samples/tested-routes.ts';

const page = join(import.meta.dirname, 'access-matrix.expected.md');
const heading = `# Who may call what

Every route, called with a valid request about things of one company by each kind of caller, through
the real pipeline: the status of the answer. A person reviews changes to this page; it is written
anew by \`UPDATE_ACCESS_MATRIX=1 npx vitest run --project integration tests/access-matrix\`.
`;

interface Stage {
  readonly first: TestCompany;
  readonly second: TestCompany;
}

type Call = (route: Route, input: CallInput) => ReturnType<typeof call>;

const callers: Readonly<Record<string, (stage: Stage) => Call>> = {
  anonymous: () => call,
  employee: ({ first }) => first.employee.call,
  administrator: ({ first }) => first.administrator.call,
  owner: ({ first }) => first.owner.call,
  "other company's owner": ({ second }) => second.owner.call,
};

/** Each call is about records of its own, so that none meets what another has deleted. */
async function statusesOf(route: Route): Promise<readonly number[]> {
  const statuses: number[] = [];
  for (const as of Object.values(callers)) {
    const request = sampleRequest(route, await makeSamplesFor(route, stage.first));
    statuses.push((await as(stage)(route, request)).status);
  }
  return statuses;
}

const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
const titles = ['Route', 'Call', 'Access', ...Object.keys(callers)];
const top = [line(titles), line(titles.map(() => '---'))];
const found: string[] = [];
const reviewed = readFileSync(page, 'utf8').split('\n');
let stage: Stage;

beforeAll(async () => {
  stage = { first: await createCompany(), second: await createCompany() };
});

test.each(testedRoutes.map((route) => [route.key, route] as const))(
  '%s answers every caller as the reviewed page says',
  async (key, route) => {
    const call = `${route.method} ${route.path}`;
    const row = line([key, call, route.access, ...(await statusesOf(route))]);
    found.push(row);
    expect(row).toBe(reviewed.find((text) => text.startsWith(`| ${key} |`)));
  },
);

test('the reviewed page has a row for each route and no other', () => {
  const rows = reviewed.filter((text) => text.startsWith('|'));
  expect(rows).toHaveLength(top.length + allRoutes.length);
});

afterAll(() => {
  if (process.env['UPDATE_ACCESS_MATRIX'] !== '1') return;
  writeFileSync(page, [heading, ...top, ...found, ''].join('\n'));
});
