import { chatRoutes } from '@driftig/contracts/chat/routes';
import { services } from '@driftig/functions/pipeline/services';
import { seededRandom } from '@driftig/local-cloud/demo/random';
import { expect, onTestFinished, test } from 'vitest';

import { createCompany, type Caller } from './support/company/company.ts';
import { Device, type Line } from './support/live/crowd-device.ts';
import { faultsOf, messagesOf, writeAll, type WireMessage } from './support/live/crowd.ts';
import { createDepartment } from './support/company/departments.ts';
import { injectFaults, type Fault } from './support/stack/faults.ts';
import { channel, openSocket, setUpLive } from './support/live/sockets.ts';
import { changeUser } from './support/company/users.ts';

setUpLive();

const line: Line = {
  open: (who) => openSocket(who),
  page: async (who, receiverId, before) => {
    const query = { receiverId, before: String(before), limit: '200' };
    const { status, json } = await who.call(chatRoutes.listMessages, { query });
    if (status !== 200) throw new Error(`A page answered ${status}`);
    return messagesOf(json as readonly WireMessage[]);
  },
};

const faults: readonly [Fault, ...Fault[]] = [
  'lostRequest',
  'lostAnswer',
  'contention',
  'throttling',
];

// The whole size, with a process that is killed: tests/load/prove-live.ts.
test('with failing connections and a failing table, 100 messages arrive once each, in one order', async () => {
  const random = seededRandom(20_261_123);
  const company = await createCompany({ plan: 'pro' });
  const people = [company.owner, company.administrator, company.employee];
  const departmentId = await createDepartment(company, 'Lager');
  await Promise.all(people.map(({ user }) => changeUser(user, { departmentId })));
  const devices = people.flatMap((who) => [0, 1, 2].map(() => new Device(who, line, random)));
  onTestFinished(async () => {
    await Promise.all(devices.map((device) => device.end()));
  });
  const partnersOf = (who: Caller) => [
    ...people.filter((other) => other !== who).map(({ user }) => user.userId),
    `g-dep.${departmentId}`,
  ];
  const partners = new Map(devices.map((device) => [device, partnersOf(device.who)]));
  await Promise.all(devices.map((device) => device.connect()));
  const next = () => (random.chance(0.05) ? random.pick(faults) : undefined);
  onTestFinished(injectFaults({ table: services().table, next }));
  await writeAll({
    devices,
    partners,
    messages: 100,
    random,
    atOnce: 25,
    disturb: (written) => {
      if (written % 40 === 39) channel().cut();
      else if (random.chance(0.05))
        devices[random.between(0, devices.length - 1)]?.lose({ quietly: random.chance(0.5) });
    },
  });
  expect(await faultsOf(devices, partners)).toEqual([]);
  expect(devices.reduce((sum, { reconnects }) => sum + reconnects, 0)).toBeGreaterThan(10);
});
