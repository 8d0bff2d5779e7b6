import type { Route } from '@driftig/contracts/core/route';
import { socketRoutes } from '@driftig/contracts/core/socket-routes';
import { socketSamples } from '@driftig/contracts/core/samples';
import { services } from '@driftig/functions/pipeline/services';
import { invokeFrame, type FrameEvent } from '@driftig/local-cloud/cli/invoke-frame';
import type { LambdaHandler } from '@driftig/local-cloud/gateway/lambda';
import { sampleFrameEvent } from '@driftig/local-cloud/generate/sample-frame-event';
import { expect, onTestFinished, test } from 'vitest';

import type { CallInput } from './support/call.ts';
import { createCompany, type Caller } from './support/company.ts';
import { tablePolicy } from './support/policies.ts';
import { setUpLive } from './support/sockets.ts';
import { watchTable, type TableCall } from './support/table-calls.ts';
import { synthesize } from './support/templates.ts';
import { makeSamplesFor, sampleRequest } from './support/sample-requests.ts';
import { testedRoutes } from './support/tested-routes.ts';
import { ageSessions } from './support/users.ts';

const { api } = synthesize({ stage: 'prod' }).templates;
const withSession = testedRoutes.filter(({ access }) => access !== 'public');

/** The actions on the table of a call whose session was last used two hours ago. */
async function callsWithAgedSession(route: Route): Promise<readonly TableCall[]> {
  const company = await createCompany();
  const request: CallInput = sampleRequest(route, await makeSamplesFor(route, company));
  await company.owner.session();
  await ageSessions(company.owner.user);
  const calls: TableCall[] = [];
  onTestFinished(watchTable(services().table, 'rights', (call) => void calls.push(call)));
  await company.owner.call(route, request);
  return calls;
}

test.each(withSession.map((route) => [route.key, route] as const))(
  '%s has the rights to all its actions on the table, with a session last used two hours ago',
  async (_key, route) => {
    const calls = await callsWithAgedSession(route);
    expect(calls.map(({ action }) => action)).toContain('dynamodb:UpdateItem');
    const policy = tablePolicy(api, `driftig-prod-${route.word}`);
    expect(calls.filter((call) => !policy.allows(call))).toEqual([]);
  },
);

setUpLive();

/** The actions on the table of a frame, with those of a socket that is opened and closed for it. */
async function callsOfFrame(action: keyof typeof socketRoutes): Promise<readonly TableCall[]> {
  const { handler } = await import('@driftig/functions/chat/socket');
  const { owner, employee } = await createCompany({ plan: 'pro' });
  const { requestContext } = sampleFrameEvent(action) as unknown as FrameEvent;
  const fields = { ...socketSamples[action], ...(action !== 'ping' && toSomebody(employee)) };
  const event = { requestContext, body: JSON.stringify({ action, ...fields }) };
  const cookies = await owner.session();
  const calls: TableCall[] = [];
  onTestFinished(watchTable(services().table, 'rights', (call) => void calls.push(call)));
  const siteUrl = new URL(services().environment.SITE_URL).origin;
  const sent = invokeFrame(handler as unknown as LambdaHandler, event, { cookies, siteUrl });
  expect(await sent).toEqual({ statusCode: 200 });
  return calls;
}

const toSomebody = ({ user }: Caller) => ({ receiverId: user.userId });

test.each(Object.keys(socketRoutes) as (keyof typeof socketRoutes)[])(
  'the function of the sockets has the rights to all actions on the table of %s',
  async (action) => {
    const calls = await callsOfFrame(action);
    expect(calls.map((call) => call.action)).toContain('dynamodb:DeleteItem');
    const policy = tablePolicy(api, 'driftig-prod-chat-socket');
    expect(calls.filter((call) => !policy.allows(call))).toEqual([]);
  },
);

test('the function of the dashboard may update user records and write nothing else', () => {
  const { allows } = tablePolicy(api, 'driftig-prod-dashboard');
  const change = (action: string, partitionKey: string) =>
    allows({ action: `dynamodb:${action}`, index: undefined, partitionKey });
  expect(change('UpdateItem', 'c#1#user')).toBe(true);
  expect(change('UpdateItem', 'c#1#invoice')).toBe(false);
  expect(change('PutItem', 'c#1#user')).toBe(false);
  expect(change('DeleteItem', 'c#1#user')).toBe(false);
});
