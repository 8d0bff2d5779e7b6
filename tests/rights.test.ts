import type { Route } from '@driftig/contracts/core/route';
import { socketRoutes } from '@driftig/contracts/core/socket-routes';
import { socketSamples } from '@driftig/contracts/core/samples';
import { services } from '@driftig/functions/pipeline/services';
import { invokeFrame, type FrameEvent } from '@driftig/local-cloud/cli/invoke-frame';
import type { LambdaHandler } from '@driftig/local-cloud/gateway/lambda';
import { sampleFrameEvent } from '@driftig/local-cloud/generate/sample-frame-event';
import { ulid } from 'ulid';
import { expect, onTestFinished, test } from 'vitest';

import type { CallInput } from './support/stack/call.ts';
import { createCompany, type Caller } from './support/company/company.ts';
import { allowsCall, policiesOf } from './support/infra/data-policies.ts';
import { setUpLive } from './support/live/sockets.ts';
import { watchTable, type TableCall } from './support/stack/table-calls.ts';
import { sendSample } from './support/samples/sample-forms.ts';
import { makeSamplesFor, sampleRequest } from './support/samples/sample-requests.ts';
import { testedRoutes } from './support/samples/tested-routes.ts';
import { ageSessions } from './support/company/users.ts';

const withSession = testedRoutes.filter(({ access }) => access !== 'public');

/** The actions on the table of a call whose session was last used two hours ago. */
async function callsWithAgedSession(route: Route): Promise<readonly TableCall[]> {
  const company = await createCompany();
  const request: CallInput = sampleRequest(route, await makeSamplesFor(route, company));
  await company.owner.session();
  await ageSessions(company.owner.user);
  const calls: TableCall[] = [];
  onTestFinished(watchTable(services().table, 'rights', (call) => void calls.push(call)));
  const { status, text } = await sendSample(company.owner, route, request);
  expect(status, text).toBeLessThan(500);
  return calls;
}

/** Whether a function may do a call, by the synthesized policies. */
function mayDo(name: string, { companyId, ...call }: TableCall): boolean {
  return allowsCall(policiesOf(name), call, companyId);
}

/** Table calls in a company's own data that another company's credentials would be allowed. */
function openToOthers(name: string, calls: readonly TableCall[]): readonly TableCall[] {
  const ofCompany = calls.filter(
    ({ companyId, partitionKey }) => companyId !== undefined && partitionKey.startsWith('c#'),
  );
  return ofCompany.filter((call) => allowsCall(policiesOf(name), call, ulid()));
}

test.each(withSession.map((route) => [route.key, route] as const))(
  '%s may do all it does to the table, with a session last used two hours ago, and nothing of it as another company',
  async (_key, route) => {
    const calls = await callsWithAgedSession(route);
    expect(calls.map(({ action }) => action)).toContain('dynamodb:UpdateItem');
    expect(calls.filter((call) => !mayDo(route.word, call))).toEqual([]);
    expect(openToOthers(route.word, calls)).toEqual([]);
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
  'the function of the sockets may do all that %s does to the table, and nothing of it as another company',
  async (action) => {
    const calls = await callsOfFrame(action);
    expect(calls.map((call) => call.action)).toContain('dynamodb:DeleteItem');
    expect(calls.filter((call) => !mayDo('chat-socket', call))).toEqual([]);
    expect(openToOthers('chat-socket', calls)).toEqual([]);
  },
);

test('the function of the dashboard may update user records and write nothing else', () => {
  const change = (action: string, partitionKey: string, companyId?: string) =>
    mayDo('dashboard', { action: `dynamodb:${action}`, index: undefined, partitionKey, companyId });
  expect(change('UpdateItem', 'c#1#user', '1')).toBe(true);
  expect(change('UpdateItem', 'c#1#user')).toBe(false);
  for (const companyId of [undefined, '1']) {
    expect(change('UpdateItem', 'c#1#invoice', companyId)).toBe(false);
    expect(change('PutItem', 'c#1#user', companyId)).toBe(false);
    expect(change('DeleteItem', 'c#1#user', companyId)).toBe(false);
  }
});
