import { expect, onTestFinished, test, vi } from 'vitest';

import { createRequestGauge } from './request-gauge.ts';

function gaugeOfTheTest() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const gauge = createRequestGauge();
  const from = performance.now();
  const waited = gauge.free;
  return { ...gauge, waited: () => waited().then(() => performance.now() - from) };
}

test('background work begins at once when no request is being answered', async () => {
  expect(await gaugeOfTheTest().waited()).toBe(0);
});

test('it waits for requests and for a moment after them, since one follows another', async () => {
  const gauge = gaugeOfTheTest();
  gauge.begin();
  const waited = gauge.waited();
  await vi.advanceTimersByTimeAsync(100);
  gauge.end();
  await vi.advanceTimersByTimeAsync(10);
  gauge.begin();
  await vi.advanceTimersByTimeAsync(10);
  gauge.end();
  await vi.advanceTimersByTimeAsync(100);
  expect(await waited).toBe(140);
});

test('requests without end do not hold it back for more than a quarter of a second', async () => {
  const gauge = gaugeOfTheTest();
  gauge.begin();
  const waited = gauge.waited();
  await vi.advanceTimersByTimeAsync(1000);
  expect(await waited).toBe(250);
});
