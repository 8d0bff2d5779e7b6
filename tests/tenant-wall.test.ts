import { socketRoutes } from '@driftig/contracts/core/socket-routes';
import { connectionRepository } from '@driftig/data/live/live.repository';
import type { SocketEvent } from '@driftig/functions/live/socket-event';
import { services } from '@driftig/functions/pipeline/services';
import { sampleFrameEvent } from '@driftig/local-cloud/generate/sample-frame-event';
import { expect, onTestFinished, test } from 'vitest';

import { breakFileStore, breakRepositories } from './support/stack/broken-repositories.ts';
import { createCompany, type Caller } from './support/company/company.ts';
import { withDataRights } from './support/stack/data-rights.ts';
import { pngFile, sendLogo, sendPicture, storedFilesOf } from './support/files/pictures.ts';
import { sendSample } from './support/samples/sample-forms.ts';
import { makeSamplesFor, sampleRequest } from './support/samples/sample-requests.ts';
import { openSocket, setUpLive } from './support/live/sockets.ts';
import { testedRoutes } from './support/samples/tested-routes.ts';
import { recordWrites } from './support/stack/writes.ts';

/** Routes that ask the table for nothing once the session is known. */
const withoutData = new Set(['listRoles', 'listBilagTypes']);

const withSession = testedRoutes.filter(
  ({ access, key }) => access !== 'public' && !withoutData.has(key),
);

test.each(withSession.map((route) => [route.key, route] as const))(
  "%s reaches nothing of another company, even if every repository asks for that company's keys",
  async (_key, route) => {
    const [first, second] = await Promise.all([createCompany(), createCompany()]);
    const ofFirst = sampleRequest(route, await makeSamplesFor(route, first));
    await second.owner.session();
    const writes = recordWrites(services().table);
    onTestFinished(writes.stop);
    const [of, reaches] = [second.companyId, first.companyId];
    const broken = breakRepositories(services().table, { of, reaches });
    onTestFinished(broken.stop);
    const refused = sendSample(second.owner, route, ofFirst);
    await expect(refused).rejects.toThrow(`for company ${second.companyId}`);
    expect([...broken.reached].length).toBeGreaterThan(0);
    // Counts of attempts belong to no company.
    expect(writes.accepted.filter((command) => command.startsWith('Transact'))).toEqual([]);
  },
);

const ofFiles = withSession.filter(({ files, answersFile }) => files ?? answersFile);

test.each(ofFiles.map((route) => [route.key, route] as const))(
  "%s reaches no file of another company, even if all files are asked for in that company's folder",
  async (_key, route) => {
    const [first, second] = await Promise.all([createCompany(), createCompany()]);
    await sendLogo(second.owner, pngFile(40, 30));
    await sendPicture(second.employee, pngFile(40, 30));
    const ofSecond = sampleRequest(route, await makeSamplesFor(route, second));
    const before = await storedFilesOf(first.companyId);
    const [of, reaches] = [second.companyId, first.companyId];
    const broken = await breakFileStore({ of, reaches });
    onTestFinished(broken.stop);
    const refused = sendSample(second.owner, route, ofSecond);
    await expect(refused).rejects.toThrow(/s3:\w+ on .+, for company/);
    expect([...broken.reached].length).toBeGreaterThan(0);
    expect(await storedFilesOf(first.companyId)).toEqual(before);
  },
);

setUpLive();

/** Sends a sample frame to the function of the sockets, with its rights, on the person's open socket. */
async function sendFrame(action: keyof typeof socketRoutes, { user }: Caller): Promise<unknown> {
  const { handler } = await import('@driftig/functions/chat/socket');
  const [open] = await connectionRepository(services().table).list(user.companyId, user.userId);
  const event = sampleFrameEvent(action) as unknown as SocketEvent;
  const requestContext = { ...event.requestContext, connectionId: open?.connectionId ?? '' };
  return withDataRights(services().table, 'chat-socket', () =>
    handler({ ...event, requestContext }),
  );
}

test.each(Object.keys(socketRoutes) as (keyof typeof socketRoutes)[])(
  "the frame %s reaches nothing of another company, even if every repository asks for that company's keys",
  async (action) => {
    const [first, second] = await Promise.all([
      createCompany({ plan: 'pro' }),
      createCompany({ plan: 'pro' }),
    ]);
    const theirs = await openSocket(first.employee);
    await openSocket(second.owner);
    const [of, reaches] = [second.companyId, first.companyId];
    const broken = breakRepositories(services().table, { of, reaches });
    onTestFinished(broken.stop);
    await expect(sendFrame(action, second.owner)).rejects.toThrow(/AccessDenied|for company/);
    expect([...broken.reached].length).toBeGreaterThan(0);
    expect(theirs.frames).toEqual([]);
  },
);
