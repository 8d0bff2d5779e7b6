/**
 * `npm run prove:live [messages] [kills]`: 100 sockets write 10,000 messages to each other through
 * the local cloud with the built functions, while connections drop and its process is killed and
 * started again on the same data. Reports lost, duplicated or reordered messages.
 */
import { loadavg } from 'node:os';

import { chatRoutes } from '@driftig/contracts/chat/routes';
import { seededRandom } from '@driftig/local-cloud/demo/random';
import { ensureBuilt } from '@driftig/local-cloud/build/build-all';
import { applyEnvironment } from '@driftig/local-cloud/stand-ins/environment';
import {
  addCaller,
  createCompany,
  type Caller,
  type TestCompany,
} from '@driftig/tests/support/company/company';
import { Device, type Line } from '@driftig/tests/support/live/crowd-device';
import {
  faultsOf,
  messagesOf,
  writeAll,
  type WireMessage,
} from '@driftig/tests/support/live/crowd';
import { createDepartment } from '@driftig/tests/support/company/departments';
import { openSocketAt } from '@driftig/tests/support/live/live-socket';
import { changeUser } from '@driftig/tests/support/company/users';

import { startKilledCloud } from './killed-cloud.ts';

const [messages = 10_000, kills = 6] = process.argv.slice(2).map(Number);
const people = 25;
const devicesOfEach = 4;
const groupSize = 5;
const say = (line: string) => process.stdout.write(`${line}\n`);
const random = seededRandom(20_261_123);

await ensureBuilt(() => say('Building ...'));
const cloud = await startKilledCloud();
applyEnvironment(cloud.env);

const line: Line = {
  open: (who) => openSocketAt(`ws://${cloud.host}/ws`, who),
  async page(who, receiverId, before) {
    const query = new URLSearchParams({ receiverId, before: String(before), limit: '200' });
    const jar = Object.entries(await who.session()).map(([name, value]) => `${name}=${value}`);
    const answer = await fetch(`http://${cloud.host}${chatRoutes.listMessages.path}?${query}`, {
      headers: { cookie: jar.join('; ') },
    });
    if (answer.status !== 200) throw new Error(`A page answered ${answer.status}`);
    return messagesOf((await answer.json()) as readonly WireMessage[]);
  },
};

/** Logs in everyone on four devices; each writes with four others and their department. */
async function gather(): Promise<Map<Device, readonly string[]>> {
  const company = await createCompany({ plan: 'pro' });
  const callers: Caller[] = [];
  const channels: string[] = [];
  for (let index = 0; index < people; index += 1) {
    const who = await loggedIn(company, `Medarbejder ${index}`);
    callers.push(who);
    if (index % groupSize === 0)
      channels.push(await createDepartment(company, `Afdeling ${index / groupSize}`));
    await changeUser(who.user, { departmentId: channels.at(-1) ?? '' });
  }
  const idAt = (index: number) => callers[(index + people) % people]?.user.userId ?? '';
  return new Map(
    callers.flatMap((who, index) => {
      const others = [-2, -1, 1, 2].map((step) => idAt(index + step));
      const group = `g-dep.${channels[Math.floor(index / groupSize)]}`;
      return Array.from(
        { length: devicesOfEach },
        () => [new Device(who, line, random), [...others, group]] as const,
      );
    }),
  );
}

/** A busy machine may let the pool's answer come too late, and then the person exists already. */
async function loggedIn(company: TestCompany, name: string): Promise<Caller> {
  for (let attempt = 1; ; attempt += 1) {
    const who = await addCaller(company, name);
    try {
      await who.session();
      return who;
    } catch (error) {
      if (attempt === 5) throw error;
    }
  }
}

const restarts: Promise<void>[] = [];
async function killSoon(before = restarts.at(-1)): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, random.between(0, 1500)));
  await before;
  await cloud.killAndStart();
  say('Killed and started again');
}

try {
  const partners = await gather();
  const devices = [...partners.keys()];
  await Promise.all(devices.map((device) => device.connect()));
  say(`${devices.length} sockets are open; load ${loadavg()[0]?.toFixed(1)}`);
  const from = performance.now();
  await writeAll({
    devices,
    partners,
    messages,
    random,
    atOnce: 200,
    disturb: (written) => {
      if (written % 200 === 199)
        say(`${written + 1} written after ${((performance.now() - from) / 1000).toFixed(0)} s`);
      if ((written + 50) % Math.ceil(messages / kills) === 0) restarts.push(killSoon());
      if (random.chance(0.01)) random.pick(firstOf(devices)).lose({ quietly: random.chance(0.5) });
    },
  });
  await Promise.all(restarts);
  const seconds = (performance.now() - from) / 1000;
  const faults = await faultsOf(devices, partners);
  const count = (of: (device: Device) => number) => devices.reduce((sum, one) => sum + of(one), 0);
  say(`${messages} messages in ${seconds.toFixed(0)} s, load ${loadavg()[0]?.toFixed(1)}`);
  say(`${restarts.length} kills, ${count(({ reconnects }) => reconnects)} lost lines`);
  say(`${count(({ sentAgain }) => sentAgain.size)} messages had to be sent again by hand`);
  say(faults.length === 0 ? 'None lost, none double, one order for all' : faults.join('\n'));
  process.exitCode = faults.length === 0 ? 0 : 1;
  await Promise.all(devices.map((device) => device.end()));
} finally {
  await cloud.stop();
}

function firstOf<T>([first, ...rest]: readonly T[]): readonly [T, ...T[]] {
  if (first === undefined) throw new Error('Nobody is there');
  return [first, ...rest];
}
