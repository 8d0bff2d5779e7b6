import type { SQSEvent } from 'aws-lambda';
import { expect, onTestFinished, test, vi } from 'vitest';

import { logger } from '../pipeline/telemetry.ts';
import { consumeBatch } from './consume-batch.ts';

const batchOf = (...bodies: readonly string[]) =>
  ({ Records: bodies.map((body, index) => ({ messageId: `m${index}`, body })) }) as SQSEvent;

test('a message that fails or cannot be read is reported by its id, and the others are handled', async () => {
  const logged = vi.spyOn(logger, 'error').mockImplementation(() => undefined);
  const handled: unknown[] = [];
  const handler = consumeBatch((body) => {
    const id = String(JSON.parse(body));
    if (id === 'of another consumer') return undefined;
    const handle = () =>
      id === 'broken' ? Promise.reject(new TypeError('x@y.dk')) : Promise.resolve();
    return { name: 'test', id, handle: () => handle().then(() => void handled.push(id)) };
  });
  const bodies = ['"first"', 'not JSON', '"broken"', '"of another consumer"', '"last"'];
  expect(await handler(batchOf(...bodies))).toEqual({
    batchItemFailures: [{ itemIdentifier: 'm1' }, { itemIdentifier: 'm2' }],
  });
  expect(handled).toEqual(['first', 'last']);
  expect(logged.mock.calls).toEqual([
    ['event failed', { messageId: 'm1', reason: 'SyntaxError' }],
    ['event failed', { messageId: 'm2', name: 'test', eventId: 'broken', reason: 'TypeError' }],
  ]);
});

test('a message that hangs is given up, and the others are done long before', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const logged = vi.spyOn(logger, 'error').mockImplementation(() => undefined);
  const handled: string[] = [];
  const handler = consumeBatch((id) => {
    const hangs = new Promise<void>(() => undefined);
    const handle = () => (id === 'hanging' ? hangs : Promise.resolve(void handled.push(id)));
    return { name: 'test', id, handle };
  });
  const answer = handler(batchOf('hanging', 'next'));
  await vi.advanceTimersByTimeAsync(0);
  expect(handled).toEqual(['next']);
  await vi.advanceTimersByTimeAsync(45_000);
  expect(await answer).toEqual({ batchItemFailures: [{ itemIdentifier: 'm0' }] });
  expect(logged.mock.calls).toEqual([
    ['event failed', { messageId: 'm0', name: 'test', eventId: 'hanging', reason: 'EventTimeout' }],
  ]);
});
