import { recordTypes } from '@driftig/contracts/records/record-types';
import { afterEach, expect, test, vi } from 'vitest';

import { nextTask } from '../../../api/next-task.ts';
import type { CheckedLine } from './check-lines.ts';
import { countLines, nothingWritten, batchesOf, writeLines, type Written } from './write-lines.ts';

const lines = (count: number): CheckedLine[] =>
  Array.from({ length: count }, (_, index) => ({
    number: index + 2,
    fields: { name: `Telt ${index}` },
    content: `Telt ${index}`,
    faults: [],
  }));

/** A server that writes each batch once per idempotency key, and answers as the test wants. */
function server(answer: (call: number) => 'ok' | 'lost' | 'busy' | 'refuse first') {
  const kept = new Map<string, number>();
  let calls = 0;
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    const key = new Headers(init.headers).get('idempotency-key') ?? '';
    const sent = (JSON.parse(init.body as string) as { lines: unknown[] }).lines.length;
    calls += 1;
    const how = answer(calls);
    const refused =
      how === 'refuse first' ? [{ line: 0, fields: { name: 'Navn is required' } }] : [];
    if (how === 'busy') return Response.json({ code: 'busy', message: 'Travlt' }, { status: 503 });
    kept.set(key, sent - refused.length);
    if (how === 'lost') throw new TypeError('Failed to fetch');
    return Response.json(
      { dType: 'products', saved: sent - refused.length, refused },
      { status: 201 },
    );
  });
  return { written: () => [...kept.values()].reduce((sum, count) => sum + count, 0) };
}

const start = (count: number): Written => ({ ...nothingWritten, left: batchesOf(lines(count)) });
const write = (
  before: Written,
  shouldContinue = () => true,
  onProgress = vi.fn<(now: Written) => void>(),
) => writeLines({ type: recordTypes.products, before, shouldContinue, onProgress });

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('all lines are written in batches, with progress after each', async () => {
  const { written } = server(() => 'ok');
  const onProgress = vi.fn<(now: Written) => void>();
  const result = await write(start(200), undefined, onProgress);
  expect(result).toMatchObject({ saved: 200, refused: [], left: [] });
  expect(written()).toBe(200);
  expect(onProgress.mock.calls.map(([{ left }]) => countLines(left)).at(-1)).toBe(0);
});

test('after a lost answer a retry writes the rest, and no line twice', async () => {
  const { written } = server((call) => (call === 2 ? 'lost' : 'ok'));
  const broken = await write(start(1000));
  expect(broken.error).toBeDefined();
  expect(countLines(broken.left)).toBeGreaterThan(0);
  const { saved, refused, left } = broken;
  const whole = await write({ saved, refused, left });
  expect(whole).toMatchObject({ saved: 1000, left: [] });
  expect(whole.error).toBeUndefined();
  expect(written()).toBe(1000);
});

test('with a busy server the import waits, says so, and goes on', async () => {
  vi.useFakeTimers();
  const { written } = server((call) => (call === 2 || call === 3 ? 'busy' : 'ok'));
  const onProgress = vi.fn<(now: Written) => void>();
  const result = write(start(400), undefined, onProgress);
  const over = vi.fn<() => void>();
  void result.finally(over);
  for (; over.mock.calls.length === 0; await nextTask()) await vi.advanceTimersByTimeAsync(100);
  expect(await result).toMatchObject({ saved: 400, left: [] });
  expect(written()).toBe(400);
  expect(onProgress.mock.calls.some(([{ waiting }]) => waiting)).toBe(true);
  expect(onProgress.mock.lastCall?.[0].waiting).toBeUndefined();
});

test('after a stop the started batches are finished and counted, and the rest can be resumed', async () => {
  const { written } = server(() => 'ok');
  let some = 0;
  const halfway = await write(start(900), () => (some += 1) <= 4);
  expect(halfway.saved).toBe(written());
  expect(halfway.saved + countLines(halfway.left)).toBe(900);
  expect(await write(halfway)).toMatchObject({ saved: 900, left: [] });
});

test('a line that only the server refuses is reported with its number in the file', async () => {
  server(() => 'refuse first');
  const { saved, refused } = await write(start(10));
  expect(saved).toBe(9);
  expect(refused).toMatchObject([
    { number: 2, faults: [{ label: 'Navn', text: 'Navn is required' }] },
  ]);
});
