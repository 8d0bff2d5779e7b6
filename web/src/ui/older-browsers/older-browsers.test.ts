import { expect, onTestFinished, test, vi } from 'vitest';

import { supportOlderBrowsers } from './older-browsers.ts';

class ShownElement {
  getClientRects = () => [{}];
}
const natives = [
  [Map, 'groupBy'],
  [Promise, 'withResolvers'],
  [AbortSignal, 'any'],
  [URL, 'canParse'],
] as const;

/** An older browser, without the newer functions of its own. */
function startOlder(): void {
  for (const [owner, name] of natives) {
    const native = Object.getOwnPropertyDescriptor(owner, name) ?? {};
    onTestFinished(() => void Object.defineProperty(owner, name, native));
    Reflect.deleteProperty(owner, name);
  }
  vi.stubGlobal('Element', ShownElement);
  onTestFinished(() => void vi.unstubAllGlobals());
  supportOlderBrowsers();
}

test('an older browser groups, parses and waits as newer ones do', async () => {
  startOlder();
  const groups = Map.groupBy([1, 2, 3], (number) => number % 2);
  expect([...groups]).toEqual([
    [1, [1, 3]],
    [0, [2]],
  ]);
  expect([URL.canParse('https://driftig.dk'), URL.canParse('driftig')]).toEqual([true, false]);
  const { promise, resolve } = Promise.withResolvers<number>();
  resolve(3);
  expect(await promise).toBe(3);
  expect((new ShownElement() as unknown as Element).checkVisibility()).toBe(true);
});

test('an older browser ends a call by whichever signal comes first', () => {
  startOlder();
  const [left, timedOut] = [new AbortController(), new AbortController()];
  const signal = AbortSignal.any([left.signal, timedOut.signal]);
  expect(signal.aborted).toBe(false);
  timedOut.abort('late');
  left.abort('left');
  expect([signal.aborted, signal.reason]).toEqual([true, 'late']);
  expect(AbortSignal.any([AbortSignal.abort('gone'), left.signal]).reason).toBe('gone');
});

test('a function that the browser has is its own', () => {
  vi.stubGlobal('Element', ShownElement);
  onTestFinished(() => void vi.unstubAllGlobals());
  const native = Map.groupBy;
  supportOlderBrowsers();
  expect(Map.groupBy).toBe(native);
});
