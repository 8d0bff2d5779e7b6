import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { chatRoutes } from '@driftig/contracts/chat/routes';
import { orderRoutes } from '@driftig/contracts/orders/routes';
import type { CompanyStore } from '@driftig/data/store';
import { channelIdOf } from '@driftig/domain/chat/channel';
import { services } from '@driftig/functions/pipeline/services';
import { createHandlerLoader } from '@driftig/local-cloud/gateway/load-handler';
import { createConsumerLoader } from '@driftig/local-cloud/outbox/consumers';
import { startOutboxRunner } from '@driftig/local-cloud/outbox/outbox-runner';
import { functionsOutDir } from '@driftig/local-cloud/repository-folders';
import { addCaller, createCompany, type Caller } from '@driftig/tests/support/company/company';
import {
  openSocketAt,
  startLiveChannel,
  type TestSocket,
} from '@driftig/tests/support/live/live-socket';
import { orderForm } from '@driftig/tests/support/company/orders';

import { quantile, timeRuns, type Figure } from './figures.ts';
import type { Ask } from './served.ts';

const people = 40;
const socketsOfEach = 5;
const longConversation = 50_000;
const batchSize = 25;

interface Seat {
  readonly who: Caller;
  readonly sockets: readonly TestSocket[];
}

/**
 * The live channel of a company with 200 open sockets, through the local gateway with the built
 * functions; what is measured ends when a frame is at the other's socket.
 */
export async function measureLive(ask: Ask): Promise<Figure[]> {
  const company = await createCompany({ plan: 'pro' });
  const channel = await startLiveChannel(createHandlerLoader(functionsOutDir));
  const seats: Seat[] = [];
  const connecting: number[] = [];
  const open = async (who: Caller) => {
    const from = performance.now();
    const socket = await openSocketAt(channel.url, who);
    connecting.push(performance.now() - from);
    return socket;
  };
  try {
    for (let index = 0; index < people; index += 1) {
      const who = await addCaller(company, `Medarbejder ${index + 1}`);
      await who.session();
      const sockets: TestSocket[] = [];
      while (sockets.length < socketsOfEach) sockets.push(await open(who));
      seats.push({ who, sockets });
    }
    const sending = await measureSending(seats);
    const changing = await measureChanges(ask, company.owner, seats);
    const reading = await measureLongConversation(
      ask,
      company.store,
      company.owner,
      company.employee,
    );
    const count = people * socketsOfEach;
    return [
      {
        // The first ones also load the function.
        name: '$connect, p95',
        measured: quantile(connecting.slice(20), 0.95),
        unit: 'ms',
        target: 20,
      },
      {
        name: `Message to the other’s socket, ${count} open, p50`,
        measured: quantile(sending, 0.5),
        unit: 'ms',
      },
      {
        name: `Message to the other’s socket, ${count} open, p95`,
        measured: quantile(sending, 0.95),
        unit: 'ms',
        target: 100,
      },
      {
        name: `Change to the last of ${count} open sockets, p95`,
        measured: quantile(changing, 0.95),
        unit: 'ms',
        target: 2000,
      },
      {
        name: 'Opening a conversation of 50,000 messages, p95',
        measured: quantile(reading, 0.95),
        unit: 'ms',
        target: 12,
      },
    ];
  } finally {
    await channel.stop();
  }
}

/** Each in turn writes to the next; all five sockets of both get the message. */
function measureSending(seats: readonly Seat[]): Promise<number[]> {
  return timeRuns(400, async (run) => {
    const [from, to] = [seats[run % people], seats[(run + 1) % people]];
    const [mine] = from?.sockets ?? [];
    const theirs = to?.sockets.at(-1);
    if (mine === undefined || to === undefined || theirs === undefined) throw new Error('No seat');
    const message = `Besked ${run}`;
    const shown = theirs.next('receiveMessage', (frame) => frame.message === message);
    mine.send({ action: 'sendMessage', receiverId: to.who.user.userId, message });
    await shown;
  });
}

/** From the request of a change until every open socket of the company has its frame. */
async function measureChanges(ask: Ask, owner: Caller, seats: readonly Seat[]): Promise<number[]> {
  const cookies = await owner.session();
  const failures: unknown[] = [];
  const env = { TABLE_NAME: services().table.name };
  const runner = startOutboxRunner({
    env,
    loadConsumers: createConsumerLoader(createHandlerLoader(functionsOutDir)),
    onError: (error) => failures.push(error),
  });
  const sockets = seats.flatMap((seat) => seat.sockets);
  const change = async () => {
    const told = Promise.all(sockets.map(nextChange));
    const { status } = await ask(orderRoutes.createOrder, { cookies, body: orderForm });
    if (status !== 201) throw new Error(`A change answered ${status}`);
    await told;
  };
  try {
    const times = await timeRuns(40, change, 3);
    if (failures.length > 0) throw new AggregateError(failures, 'Telling of a change failed');
    return times;
  } finally {
    await runner.stop();
  }
}

const nextChange = (socket: TestSocket) =>
  new Promise<void>((resolve) => {
    socket.onFrame(({ event }) => {
      if (event === 'changed') resolve();
    });
  });

async function measureLongConversation(
  ask: Ask,
  store: CompanyStore,
  { user: { userId: own }, session }: Caller,
  { user: { userId: other } }: Caller,
): Promise<number[]> {
  await seedConversation(store, own, other);
  const cookies = await session();
  const query = { receiverId: other };
  return timeRuns(300, async () => {
    const { json } = await ask(chatRoutes.listMessages, { cookies, query });
    const newest = (json as readonly { number: number }[]).at(-1)?.number;
    if (newest !== longConversation) throw new Error(`The newest message was ${newest}`);
  });
}

/** Writes the messages directly to the table, past the handlers. */
async function seedConversation({ chat }: CompanyStore, own: string, other: string): Promise<void> {
  const { client, name } = services().table;
  const channelId = channelIdOf({ kind: 'direct', people: [own, other] });
  const writesOf = (number: number) => {
    const before = { channelId, last: number - 1, lastAt: '' };
    const senderId = number % 2 === 0 ? own : other;
    const at = new Date(1_750_000_000_000 + number * 60_000).toISOString();
    const message = { number, senderId, text: `Besked ${number}: husk stigen`, at, clientId: '' };
    const [channel, stored, read] = chat.addMessage(before, message, [own, other]);
    return number === longConversation ? [channel, stored, read] : [stored];
  };
  const numbers = Array.from({ length: longConversation }, (_, index) => index + 1);
  const puts = numbers
    .flatMap(writesOf)
    .map((write) => ({ PutRequest: { Item: write?.item.Put?.Item } }));
  for (let from = 0; from < puts.length; from += batchSize)
    await client.send(
      new BatchWriteCommand({ RequestItems: { [name]: puts.slice(from, from + batchSize) } }),
    );
}
