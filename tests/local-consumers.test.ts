import { expect, test } from 'vitest';

import { consumerEntry, consumers, storedEventName } from '../infra/consumers.ts';
import { createConsumerLoader } from '@driftig/local-cloud/outbox/consumers';

test('an event loads the consumers that get it on AWS, and no other', async () => {
  for (const name of new Set(consumers.map(({ event }) => storedEventName(event)))) {
    const loaded: string[] = [];
    const load = createConsumerLoader(async (entry) => {
      loaded.push(entry);
      return () => Promise.resolve();
    });
    await load(name);
    const deployed = consumers.filter(({ event }) => storedEventName(event) === name);
    expect(loaded.toSorted()).toEqual(deployed.map(consumerEntry).toSorted());
  }
});

test('an event without consumers loads nothing', async () => {
  const load = createConsumerLoader(() => expect.fail('loaded'));
  expect(await load('invoiceSeen')).toEqual([]);
});
