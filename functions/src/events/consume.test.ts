import { Metrics } from '@aws-lambda-powertools/metrics';
import { marshall } from '@aws-sdk/util-dynamodb';
import type { SQSEvent } from 'aws-lambda';
import { expect, onTestFinished, test, vi } from 'vitest';

import { consume } from './consume.ts';

test('how long an event waited for its consumer is counted, which the alarm events-late reads', async () => {
  vi.useFakeTimers({ now: new Date('2026-03-02T09:10:00.400Z'), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const added = vi.spyOn(Metrics.prototype, 'addMetric');
  const payload = { userId: 'u' };
  const image = { name: 'loggedOut', eventId: 'e', companyId: '', payload };
  const NewImage = marshall({ ...image, at: '2026-03-02T09:00:00.000Z' });
  const body = JSON.stringify({ detail: { dynamodb: { NewImage } } });
  const handled: object[] = [];
  const handler = consume('loggedOut', async (event) => void handled.push(event.payload));
  const batch = { Records: [{ messageId: 'm', body }] } as SQSEvent;
  expect(await handler(batch)).toEqual({ batchItemFailures: [] });
  expect(handled).toEqual([payload]);
  expect(added.mock.calls).toEqual([['eventAge', 'Seconds', 600]]);
});
