import type { WireFrame } from '@driftig/contracts/chat/frames';
import { chatSocketRoutes } from '@driftig/contracts/chat/socket-routes';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { onInvalidate } from '../queries/changes.ts';
import type { LiveBrowser } from './live-browser.ts';
import { LiveChannel } from './live.ts';

/** A socket that the test opens, closes and sends over. */
class FakeSocket extends EventTarget {
  readyState = 0;
  readonly sent: string[] = [];
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.readyState = 3;
    this.dispatchEvent(new Event('close'));
  }
  opens(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }
  says(frame: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(frame) }));
  }
}

const invalidated: string[][] = [];
let all = 0;
let sockets: FakeSocket[] = [];
let hidden = false;
let wake: () => void = () => undefined;
let loggedIn: boolean | undefined = true;
let stop: () => void = () => undefined;
let channel: LiveChannel;

/** A message of Sara as it is on the wire. */
const messageTo = (receiver_id: string): WireFrame => ({
  event: 'receiveMessage',
  sender_id: 'sara',
  receiver_id,
  message: 'Hej',
  timestamp: '2026-06-10T08:00:00.000Z',
  id: 'd.me.sara.1',
  number: 1,
  sendername: 'Sara Winther',
  clientid: '',
});
const caughtUp = { event: 'pong', missed: false };
/** How long ago the tab says it knew everything, by its last socket's first frame. */
const askedAge = () => (JSON.parse(sockets.at(-1)?.sent[0] ?? '{}') as { age?: number }).age;

const browser: LiveBrowser = {
  open: () => {
    const socket = new FakeSocket();
    sockets.push(socket);
    return socket as unknown as WebSocket;
  },
  onWake: (listener) => {
    wake = listener;
    return () => (wake = () => undefined);
  },
  isHidden: () => hidden,
  random: () => 1,
  now: () => Date.now(),
  loadedAt: Date.parse('2026-06-10T08:00:00.000Z'),
  isLoggedIn: () =>
    loggedIn === undefined ? Promise.reject(new Error()) : Promise.resolve(loggedIn),
};

beforeEach(async () => {
  vi.useFakeTimers({ now: Date.parse('2026-06-10T08:00:02.000Z') });
  [sockets, hidden, loggedIn, all] = [[], false, true, 0];
  invalidated.length = 0;
  onInvalidate(
    (stale) => Promise.resolve(void invalidated.push([...stale])),
    () => Promise.resolve(void (all += 1)),
  );
  channel = new LiveChannel(browser);
  stop = channel.start();
  await vi.advanceTimersByTimeAsync(0);
  sockets[0]?.opens();
  await vi.advanceTimersByTimeAsync(200);
  sockets[0]?.says(caughtUp);
  expect(invalidated.splice(0)).toEqual([
    ['listChatPeople', 'listChatGroups', 'listMessages', 'countNotifications', 'listNotifications'],
  ]);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const look = async (seen: boolean) => {
  hidden = !seen;
  wake();
  await vi.advanceTimersByTimeAsync(0);
};

test('reads that changed since the page was requested are fetched again, and none otherwise', async () => {
  expect(askedAge()).toBe(2000);
  expect(all).toBe(0);
  const other = new LiveChannel(browser);
  const stopOther = other.start();
  await vi.advanceTimersByTimeAsync(0);
  sockets.at(-1)?.opens();
  sockets.at(-1)?.says({ event: 'pong', missed: true });
  expect(all).toBe(1);
  stopOther();
});

test('a burst of changes is asked for once', async () => {
  sockets[0]?.says({ event: 'changed', reads: ['listOrders'] });
  sockets[0]?.says({ event: 'changed', reads: ['listOrders', 'planning'] });
  expect(invalidated).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(invalidated).toEqual([['listOrders', 'planning']]);
});

test('a lost connection comes back with a growing wait, and asks what was missed', async () => {
  for (const wait of [1000, 2000, 4000]) {
    sockets.at(-1)?.close();
    const before = sockets.length;
    await vi.advanceTimersByTimeAsync(wait - 1);
    expect(sockets).toHaveLength(before);
    await vi.advanceTimersByTimeAsync(1);
    expect(sockets).toHaveLength(before + 1);
  }
  sockets.at(-1)?.opens();
  expect(askedAge()).toBe(7000);
  // Frames before the answer do not end the gap: after another loss the same time is asked for.
  sockets.at(-1)?.says({ event: 'typing', sender_id: 'sara', receiver_id: 'me' });
  sockets.at(-1)?.close();
  await vi.advanceTimersByTimeAsync(1000);
  sockets.at(-1)?.opens();
  expect(askedAge()).toBe(8000);
});

test('without a server or a login, it retries later', async () => {
  loggedIn = undefined;
  sockets[0]?.close();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sockets).toHaveLength(1);
  loggedIn = false;
  await vi.advanceTimersByTimeAsync(600_000);
  expect(sockets).toHaveLength(1);
  loggedIn = true;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sockets).toHaveLength(2);
});

test('a socket that is let go of while it opens is closed once it is open', async () => {
  const other = new LiveChannel(browser);
  const stopOther = other.start();
  await vi.advanceTimersByTimeAsync(0);
  const opening = sockets.at(-1);
  stopOther();
  expect(opening?.readyState).toBe(0);
  opening?.opens();
  expect(opening?.readyState).toBe(3);
  expect(other.isOpen).toBe(false);
});

test('a hidden tab lets go after a minute, and asks what was missed when it is seen again', async () => {
  await look(false);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(channel.isOpen).toBe(true);
  await vi.advanceTimersByTimeAsync(2000);
  expect(channel.isOpen).toBe(false);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(sockets).toHaveLength(1);
  await look(true);
  expect(sockets).toHaveLength(2);
  sockets[1]?.opens();
  expect(askedAge()).toBe(661_000);
});

test('a tab that is hidden for a moment stays connected', async () => {
  await look(false);
  await vi.advanceTimersByTimeAsync(30_000);
  await look(true);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(sockets).toHaveLength(1);
  expect(channel.isOpen).toBe(true);
});

test('it stays open by a ping, and sends nothing while it is closed', async () => {
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  expect(sockets[0]?.sent.slice(1)).toEqual(['{"action":"ping"}']);
  expect(channel.send(chatSocketRoutes.ping, {})).toBe('sent');
  sockets[0]?.close();
  expect(channel.send(chatSocketRoutes.ping, {})).toBe('closed');
});

test('a connection that does not answer is let go of, and another is opened at once', async () => {
  channel.renew();
  expect(channel.isOpen).toBe(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(sockets).toHaveLength(2);
  sockets[1]?.opens();
  expect(channel.isOpen).toBe(true);
});

test('a message makes stale what is unread', async () => {
  sockets[0]?.says(messageTo('me'));
  sockets[0]?.says({ event: 'typing', sender_id: 'sara', receiver_id: 'me' });
  await vi.advanceTimersByTimeAsync(200);
  expect(invalidated).toEqual([['listChatPeople']]);
  sockets[0]?.says(messageTo('g-dep.1'));
  await vi.advanceTimersByTimeAsync(200);
  expect(invalidated[1]).toEqual(['listChatGroups']);
});

test('a frame that this version does not know changes nothing', async () => {
  const heard: unknown[] = [];
  channel.onFrame((frame) => heard.push(frame));
  sockets[0]?.says({ message: 'Forbidden', connectionId: 'x' });
  sockets[0]?.says({ event: 'invented', reads: ['listOrders'] });
  sockets[0]?.says({ event: 'changed', reads: 'listOrders' });
  await vi.advanceTimersByTimeAsync(200);
  expect([heard, invalidated]).toEqual([[], []]);
});

test('a frame that no server would take is not sent, and says why', () => {
  const before = sockets[0]?.sent.length;
  const frame = { to: 'sara', text: ' ' };
  expect(channel.send(chatSocketRoutes.sendMessage, frame)).toEqual({ fault: 'Skriv en besked.' });
  expect(sockets[0]?.sent).toHaveLength(before ?? 0);
});

test("another user's reading of a conversation makes nothing stale", async () => {
  sockets[0]?.says({ event: 'messagesRead', channelid: 'g-dep.1', reader_id: 'sara', number: 3 });
  await vi.advanceTimersByTimeAsync(200);
  expect(invalidated).toEqual([]);
});

test('stopped, it does not come back', async () => {
  stop();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(sockets).toHaveLength(1);
});
