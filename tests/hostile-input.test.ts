import { services } from '@driftig/functions/pipeline/services';
import type { TestAnswer } from '@driftig/local-cloud/testing/test-request';
import { expect, onTestFinished, test } from 'vitest';

import { createCompany } from './support/company/company.ts';
import { hostileRequests } from './support/samples/hostile-requests.ts';
import { makeSamplesFor } from './support/samples/sample-requests.ts';
import { testedRoutes } from './support/samples/tested-routes.ts';
import { recordWrites } from './support/stack/writes.ts';

/** Any text is accepted as a token or an address; an unknown one only leads nowhere. */
const takesAnyText = new Set([
  'validateInvitation',
  'getInvitation',
  'readInvitation',
  'getBookingForm',
  'showBookingLogo',
  'showCalendarFeed',
  'checkVoucherCode',
]);
const asking = testedRoutes
  .filter(({ key }) => !takesAnyText.has(key))
  .filter(({ params, query, body }) => params ?? query ?? body);

/** English texts of the schema library, which users must not see. */
const notDanish = /^(invalid|expected|unrecognized|too (big|small)|required$)|\bundefined\b/i;

test.each(asking.map((route) => [route.key, route] as const))(
  '%s refuses what is wrong in form, in Danish, and writes nothing',
  async (_key, route) => {
    const company = await createCompany();
    const replacements = await makeSamplesFor(route, company);
    await company.owner.session();
    const writes = recordWrites(services().table);
    onTestFinished(writes.stop);
    const mistakes: string[] = [];
    const requests = hostileRequests(route, replacements);
    for (const [what, input] of requests) {
      const fault = faultOf(await company.owner.call(route, input));
      if (fault !== undefined) mistakes.push(`${what}: ${fault}`);
    }
    expect(requests.length).toBeGreaterThan(0);
    expect(mistakes).toEqual([]);
    expect(writes.accepted).toEqual([]);
  },
);

/** Error of an answer to a hostile request; undefined when the request was refused properly. */
function faultOf({ status, json, text }: TestAnswer): string | undefined {
  if (status < 400 || status >= 500) return `${status} ${text.slice(0, 200)}`;
  const { message, code, fields, requestId } = json as Partial<Record<string, unknown>>;
  const texts = [message, ...Object.values(fields ?? {})];
  const inDanish = texts.every((said) => typeof said === 'string' && !notDanish.test(said));
  if (!inDanish) return `not in Danish: ${JSON.stringify(texts)}`;
  return typeof code === 'string' && typeof requestId === 'string'
    ? undefined
    : `not whole: ${text}`;
}
