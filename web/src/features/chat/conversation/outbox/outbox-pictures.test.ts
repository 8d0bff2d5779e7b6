import type { ServerFrame } from '@driftig/contracts/chat/frames';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { frameOf } from '../messages/messages.samples.ts';
import type { Outgoing } from './outbox-store.ts';
import { Outbox } from './outbox.ts';
import { PictureRefused } from './picture-uploads.ts';

let texts: string[] = [];
let uploads: string[] = [];
let isOpen = true;
let kept: readonly Outgoing[] = [];
let hear: (frame: ServerFrame) => void;
let turn: (isOpen: boolean) => void;
let answer: (error?: Error) => void;
let tellPercent: (percent: number) => void;
let outbox: Outbox;

const start = () =>
  new Outbox(
    {
      get isOpen() {
        return isOpen;
      },
      send: (_route, frame) => {
        if (!isOpen) return 'closed';
        texts.push((frame as { clientId: string }).clientId);
        return 'sent';
      },
      renew: () => undefined,
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
    ({ clientId }, { signal, onPercent }) => {
      uploads.push(clientId);
      tellPercent = onPercent;
      return new Promise((resolve, reject) => {
        answer = (error) => (error === undefined ? resolve() : reject(error));
        signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      });
    },
  );

beforeEach(() => {
  vi.useFakeTimers();
  [texts, uploads, isOpen, kept] = [[], [], true, []];
  outbox = start();
});
afterEach(() => {
  outbox.stop();
  vi.useRealTimers();
});

const at = '2026-11-23T10:00:00.000Z';
const photo = new File(['x'], 'telt.jpg', { type: 'image/jpeg' });
const write = (clientId: string) => outbox.add({ clientId, to: 'sara', text: 'Hej', at });
const addPicture = (clientId: string) => outbox.addPicture({ clientId, to: 'sara', at }, photo);
const states = () => outbox.all().map(({ clientId, state }) => [clientId, state]);
/** The answer to a call comes in a turn of its own. */
const turnOver = () => vi.advanceTimersByTimeAsync(0);

test('a picture is sent in its turn among texts, which wait until it is stored', async () => {
  write('a');
  addPicture('b');
  write('c');
  expect([texts, uploads]).toEqual([['a'], []]);
  hear(frameOf({ clientId: 'a' }));
  expect([texts, uploads]).toEqual([['a'], ['b']]);
  answer();
  await turnOver();
  expect(texts).toEqual(['a', 'c']);
  expect(states()).toEqual([
    ['b', 'stored'],
    ['c', 'sending'],
  ]);
  hear(frameOf({ clientId: 'b' }));
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

test('a picture tells how much of it is sent, and nothing of that is kept', () => {
  addPicture('a');
  const told = vi.fn();
  outbox.subscribe(told);
  const before = kept;
  tellPercent(42);
  expect([outbox.percentOf('a'), told.mock.calls.length, kept]).toEqual([42, 1, before]);
});

test('a picture that is taken back while it is sent is gone, and the next has its turn', async () => {
  addPicture('a');
  addPicture('b');
  outbox.remove('a');
  await turnOver();
  expect([uploads, states()]).toEqual([['a', 'b'], [['b', 'sending']]]);
  outbox.remove('b');
  await turnOver();
  expect(states()).toEqual([]);
});
