import type { ServerFrame } from '@driftig/contracts/chat/frames';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { frameOf } from './messages.samples.ts';
import type { Outgoing } from './outbox-store.ts';
import { Outbox, PictureRefused } from './outbox.ts';

interface Sent {
  readonly clientid: string;
  readonly message: string;
}
let sent: Sent[] = [];
let isOpen = true;
let renewed = 0;
let hear: (frame: ServerFrame) => void;
let turn: (isOpen: boolean) => void;
let kept: readonly Outgoing[] = [];
let outbox: Outbox;
let uploads: string[] = [];
let answer: (error?: Error) => void;

const start = () =>
  new Outbox(
    {
      get isOpen() {
        return isOpen;
      },
      send: (frame) => {
        if (isOpen) sent.push(frame as Sent);
        return isOpen;
      },
      renew: () => (renewed += 1),
      onFrame: (listener) => {
        hear = listener;
        return () => undefined;
      },
      onState: (listener) => {
        turn = (now) => {
          isOpen = now;
          listener(now);
        };
        return () => undefined;
      },
    },
    { read: () => kept, write: (all) => (kept = all) },
    (picture) => {
      uploads.push(picture.clientId);
      return new Promise((resolve, reject) => {
        answer = (error) => (error === undefined ? resolve() : reject(error));
      });
    },
  );

beforeEach(() => {
  vi.useFakeTimers();
  [sent, isOpen, kept, renewed, uploads] = [[], true, [], 0, []];
  outbox = start();
});
afterEach(() => {
  outbox.stop();
  vi.useRealTimers();
});

const write = (clientId: string, to = 'sara') =>
  outbox.add({ clientId, to, text: `Tekst ${clientId}`, at: '2026-11-23T10:00:00.000Z' });
const ids = () => sent.map(({ clientid }) => clientid);
const states = () => outbox.all().map(({ clientId, state }) => [clientId, state]);

test('a message is sending until the server pushes it back', () => {
  write('a');
  expect(states()).toEqual([['a', 'sending']]);
  hear(frameOf({ clientid: 'a' }));
  expect(states()).toEqual([]);
});

test('messages of a talk go one by one, and other talks do not wait for them', () => {
  write('a');
  write('b');
  write('c', 'ali');
  expect(ids()).toEqual(['a', 'c']);
  hear(frameOf({ clientid: 'a' }));
  expect(ids()).toEqual(['a', 'c', 'b']);
});

test('what was written while the channel was closed is sent in order when it opens', () => {
  turn(false);
  write('a');
  write('b');
  expect(states()).toEqual([
    ['a', 'waiting'],
    ['b', 'waiting'],
  ]);
  turn(true);
  hear(frameOf({ clientid: 'a' }));
  expect(ids()).toEqual(['a', 'b']);
});

test('a message whose channel closed on the way is sent again with the same id', () => {
  write('a');
  turn(false);
  turn(true);
  expect(ids()).toEqual(['a', 'a']);
  expect(sent[1]).toEqual(sent[0]);
});

test('a message without an answer fails after ten seconds and is sent again when asked', () => {
  write('a');
  vi.advanceTimersByTime(9999);
  expect(states()).toEqual([['a', 'sending']]);
  vi.advanceTimersByTime(1);
  expect(states()).toEqual([['a', 'failed']]);
  outbox.resend('a');
  expect(ids()).toEqual(['a', 'a']);
  vi.advanceTimersByTime(9999);
  expect(states()).toEqual([['a', 'sending']]);
});

test('a channel that does not answer is opened anew, once for a message, which then goes again', () => {
  write('a');
  vi.advanceTimersByTime(10_000);
  expect(renewed).toBe(1);
  turn(false);
  turn(true);
  expect(states()).toEqual([['a', 'sending']]);
  vi.advanceTimersByTime(10_000);
  expect(states()).toEqual([['a', 'failed']]);
  expect(renewed).toBe(1);
});

test('a refused message says why, stays through a new channel, and can be removed', () => {
  write('a');
  hear({
    event: 'refused',
    action: 'sendMessage',
    code: 'plan_limit',
    message: 'Chat er med i Pro.',
    clientid: 'a',
    requestId: 'r',
  });
  expect(outbox.all()).toMatchObject([{ state: 'failed', reason: 'Chat er med i Pro.' }]);
  turn(false);
  turn(true);
  expect(ids()).toEqual(['a']);
  outbox.remove('a');
  expect(outbox.all()).toEqual([]);
});

test('a message that is found in the talk is confirmed, though its frame was lost', () => {
  write('a');
  outbox.confirm(['', 'a']);
  vi.advanceTimersByTime(20_000);
  expect(outbox.all()).toEqual([]);
});

test('what waits survives a reload of the page', () => {
  turn(false);
  write('a');
  outbox.stop();
  isOpen = true;
  outbox = start();
  expect(ids()).toEqual(['a']);
});

const photo = new File(['x'], 'telt.jpg', { type: 'image/jpeg' });
const addPicture = (clientId: string, to = 'sara') =>
  outbox.addPicture({ clientId, to, at: '2026-11-23T10:00:00.000Z' }, photo);
/** The answer to a call comes in a turn of its own. */
const turnOver = () => vi.advanceTimersByTimeAsync(0);

test('a picture is sent in its turn among texts, which wait until it is stored', async () => {
  write('a');
  addPicture('b');
  write('c');
  expect([ids(), uploads]).toEqual([['a'], []]);
  hear(frameOf({ clientid: 'a' }));
  expect([ids(), uploads]).toEqual([['a'], ['b']]);
  answer();
  await turnOver();
  expect(ids()).toEqual(['a', 'c']);
  expect(states()).toEqual([
    ['b', 'stored'],
    ['c', 'sending'],
  ]);
  hear(frameOf({ clientid: 'b' }));
  expect(states()).toEqual([['c', 'sending']]);
});

test('a picture that is refused says why, and is sent again with the same id when asked', async () => {
  addPicture('a');
  answer(new PictureRefused('Filen er ikke et billede.', true));
  await turnOver();
  expect(outbox.all()).toMatchObject([{ state: 'failed', reason: 'Filen er ikke et billede.' }]);
  turn(false);
  turn(true);
  expect(uploads).toEqual(['a']);
  outbox.resend('a');
  expect(uploads).toEqual(['a', 'a']);
});

test('a picture without a connection waits, and is sent when it is back', async () => {
  turn(false);
  addPicture('a');
  expect([uploads, states()]).toEqual([[], [['a', 'waiting']]]);
  turn(true);
  expect(uploads).toEqual(['a']);
  answer(new PictureRefused('Serveren svarede ikke.', false));
  await turnOver();
  turn(false);
  turn(true);
  expect(uploads).toEqual(['a', 'a']);
});

test('a picture whose page was loaded again must be chosen again', async () => {
  turn(false);
  addPicture('a');
  outbox.stop();
  isOpen = true;
  outbox = start();
  await turnOver();
  expect(outbox.all()).toMatchObject([{ state: 'failed', isRefused: true }]);
  expect(uploads).toEqual([]);
});
