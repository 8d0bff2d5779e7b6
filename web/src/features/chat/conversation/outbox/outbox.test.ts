import type { ServerFrame } from '@driftig/contracts/chat/frames';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { frameOf } from '../messages/messages.samples.ts';
import type { Outgoing } from './outbox-store.ts';
import { Outbox } from './outbox.ts';

interface Sent {
  readonly clientId: string;
  readonly text: string;
}
let sent: Sent[] = [];
let isOpen = true;
let renewed = 0;
let hear: (frame: ServerFrame) => void;
let turn: (isOpen: boolean) => void;
let kept: readonly Outgoing[] = [];
let outbox: Outbox;

const start = () =>
  new Outbox(
    {
      get isOpen() {
        return isOpen;
      },
      send: (_route, frame) => {
        if (!isOpen) return 'closed';
        const { text, clientId } = frame as Sent;
        if (text.includes('ugyldig')) return { fault: 'Teksten har ugyldige tegn.' };
        sent.push({ text, clientId });
        return 'sent';
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
    () => Promise.resolve(),
  );

beforeEach(() => {
  vi.useFakeTimers();
  [sent, isOpen, kept, renewed] = [[], true, [], 0];
  outbox = start();
});
afterEach(() => {
  outbox.stop();
  vi.useRealTimers();
});

const write = (clientId: string, to = 'sara') =>
  outbox.add({ clientId, to, text: `Tekst ${clientId}`, at: '2026-11-23T10:00:00.000Z' });
const ids = () => sent.map(({ clientId }) => clientId);
const states = () => outbox.all().map(({ clientId, state }) => [clientId, state]);

test('a message is sending until the server pushes it back', () => {
  write('a');
  expect(states()).toEqual([['a', 'sending']]);
  hear(frameOf({ clientId: 'a' }));
  expect(states()).toEqual([]);
});

test('messages of a conversation go one by one, and other conversations do not wait for them', () => {
  write('a');
  write('b');
  write('c', 'ali');
  expect(ids()).toEqual(['a', 'c']);
  hear(frameOf({ clientId: 'a' }));
  expect(ids()).toEqual(['a', 'c', 'b']);
});

test('messages written without a channel are sent in order when it opens', () => {
  turn(false);
  write('a');
  write('b');
  expect(states()).toEqual([
    ['a', 'waiting'],
    ['b', 'waiting'],
  ]);
  turn(true);
  hear(frameOf({ clientId: 'a' }));
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

test('a text that no server would take says why, and the next one of the conversation goes', () => {
  outbox.add({ clientId: 'a', to: 'sara', text: 'Et ugyldig tegn', at: '' });
  write('b');
  expect(outbox.all()).toMatchObject([
    { clientId: 'a', state: 'failed', reason: 'Teksten har ugyldige tegn.', isRefused: true },
    { clientId: 'b', state: 'sending' },
  ]);
  expect(ids()).toEqual(['b']);
});

test('a refused message says why, stays through a new channel, and can be removed', () => {
  write('a');
  hear({
    event: 'refused',
    action: 'sendMessage',
    code: 'plan_limit',
    message: 'Chat er med i Pro.',
    clientId: 'a',
    requestId: 'r',
  });
  expect(outbox.all()).toMatchObject([{ state: 'failed', reason: 'Chat er med i Pro.' }]);
  turn(false);
  turn(true);
  expect(ids()).toEqual(['a']);
  outbox.remove('a');
  expect(outbox.all()).toEqual([]);
});

test('a message that is found in the conversation is confirmed, though its frame was lost', () => {
  write('a');
  outbox.confirm(['', 'a']);
  vi.advanceTimersByTime(20_000);
  expect(outbox.all()).toEqual([]);
});

test('waiting messages survive a reload of the page', () => {
  turn(false);
  write('a');
  outbox.stop();
  isOpen = true;
  outbox = start();
  expect(ids()).toEqual(['a']);
});
