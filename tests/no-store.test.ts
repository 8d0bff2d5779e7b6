import type { Route } from '@driftig/contracts/core/route';
import type { TestAnswer } from '@driftig/local-cloud/testing/test-request';
import { beforeAll, describe, expect, test } from 'vitest';

import { call } from './support/stack/call.ts';
import { createCompany, type TestCompany } from './support/company/company.ts';
import { makeSamplesFor, sampleRequest } from './support/samples/sample-requests.ts';
import { testedRoutes } from './support/samples/tested-routes.ts';

let company: TestCompany;
beforeAll(async () => {
  company = await createCompany({ plan: 'pro' });
});

/** The answer of the route to a caller with access, with everything that its sample names. */
async function answerOf(route: Route): Promise<TestAnswer> {
  const request = sampleRequest(route, await makeSamplesFor(route, company));
  return (route.access === 'public' ? call : company.owner.call)(route, request);
}

/** Nothing is loaded or framed but a PDF, which our own page shows in a frame. */
function policyOf(contentType: unknown): string {
  return contentType === 'application/pdf'
    ? "frame-ancestors 'self'"
    : "default-src 'none'; frame-ancestors 'none'";
}

function expectNotKept({ headers }: TestAnswer): void {
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['content-security-policy']).toBe(policyOf(headers['content-type']));
  expect(headers['referrer-policy']).toBe('no-referrer');
  expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
  expect(Object.keys(headers)).not.toContain('expires');
  expect(Object.keys(headers)).not.toContain('etag');
}

/** Calendar apps keep the feed and ask by its ETag; `show-calendar-feed.test.ts` holds its headers. */
const isFeed = ({ key }: Route) => key === 'showCalendarFeed';
const notKept = testedRoutes.filter((route) => !isFeed(route));

describe('no browser and no cache between keeps what is answered by', () => {
  test.each(notKept.map((route) => [route.key, route] as const))('%s', async (_key, route) => {
    expectNotKept(await answerOf(route));
    expectNotKept(await call(route, { headers: { 'sec-fetch-site': 'cross-site' } }));
  });
});

test('every answer says what it is, and JSON its letters', async () => {
  for (const route of notKept) {
    const { status, headers } = await answerOf(route);
    const isFile = route.answersFile && status === 200;
    expect(headers['content-type'], route.key).toMatch(
      isFile ? /^(image\/(jpeg|png)|application\/pdf)$/ : /^application\/json; charset=utf-8$/,
    );
  }
});

const files = notKept.filter(({ answersFile }) => answersFile);

test('vouchers and pictures are among them, and their names are ours', async () => {
  expect(files.length).toBeGreaterThan(5);
  for (const route of files) {
    const { status, headers } = await answerOf(route);
    if (status !== 200) continue;
    expect(headers['content-disposition'], route.key).toMatch(
      /^inline; filename="driftig[\w.-]*\.(jpg|png|pdf)"$/,
    );
  }
});
