import { authRoutes } from '@driftig/contracts/auth/routes';
import { openTable } from '@driftig/data/core/client';
import { outboxShards } from '@driftig/data/core/commit';
import { outboxEntity } from '@driftig/data/log/log.entities';
import { call } from '@driftig/tests/support/stack/call';
import { createCompany } from '@driftig/tests/support/company/company';
import { mailsTo } from '@driftig/tests/support/stack/mails';
import { pendingEvents } from '@driftig/tests/support/stack/outbox';
import { ulid } from 'ulid';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';

import { startTestCloud } from '../testing/harness.ts';
import type { TestCloud } from '../testing/test-cloud.ts';
import type { Consumer } from './consumers.ts';
import { startOutboxRunner } from './outbox-runner.ts';

const variables = { ...process.env };
let cloud: TestCloud;
beforeAll(async () => {
  cloud = await startTestCloud();
});
afterAll(async () => {
  await cloud.stop();
  process.env = variables;
});

const loadConsumers = async () => {
  const modules = await Promise.all([
    import('@driftig/functions/auth/on-contact-sent'),
    import('@driftig/functions/auth/on-password-reset-requested'),
  ]);
  return modules.map(({ handler }): Consumer => handler);
};

/** Messages of the contact form as they were taken once: mail servers refuse their sender. */
async function addUndeliverable(companyId: string, count: number): Promise<void> {
  const at = new Date().toISOString();
  const payload = { name: 'Kunde', email: 'kunde@firma.dk>', message: 'Hej' };
  const events = Array.from({ length: count }, (_, index) => ({
    shard: String(index % outboxShards),
    eventId: ulid(),
    name: 'contactSent',
    companyId,
    at,
    payload,
    expiresAt: 4_102_444_800,
  }));
  const outbox = outboxEntity(openTable(cloud.env.TABLE_NAME));
  await outbox.put(events).go();
  onTestFinished(async () => void (await outbox.delete(events).go()));
}

test('140 events that cannot be delivered do not delay a mail with a new password', async () => {
  const { owner, companyId } = await createCompany();
  const failed: unknown[] = [];
  await addUndeliverable(companyId, 140);
  const body = { email: owner.user.email };
  expect((await call(authRoutes.requestPasswordReset, { body })).status).toBe(200);
  const runner = startOutboxRunner({
    env: cloud.env,
    loadConsumers,
    onError: (error) => failed.push(error),
  });
  onTestFinished(() => runner.stop());
  await vi.waitFor(async () => expect(await mailsTo(owner.user.email)).toHaveLength(1), 20_000);
  await runner.stop();
  expect(failed).toEqual([]);
  // They stay, to be tried again.
  const left = await pendingEvents(openTable(cloud.env.TABLE_NAME), companyId);
  expect(left.map(({ name }) => name)).toEqual(Array.from({ length: 140 }, () => 'contactSent'));
});

test('an event that is never answered does not hold back the next', async () => {
  const { companyId } = await createCompany();
  await addUndeliverable(companyId, 2);
  const seen = new Set<string>();
  const hanging = Promise.withResolvers<void>();
  const consumer: Consumer = async ({ Records: [record] }) => {
    seen.add(record?.messageId ?? '');
    if (seen.size === 1) await hanging.promise;
    return { batchItemFailures: [] };
  };
  const runner = startOutboxRunner({
    env: cloud.env,
    loadConsumers: () => Promise.resolve([consumer]),
    onError: (error) => expect.fail(String(error)),
  });
  await vi.waitFor(() => expect(seen.size).toBeGreaterThanOrEqual(2), 20_000);
  hanging.resolve();
  await runner.stop();
});

test('a flood of one event is delivered two at a time, and lets requests go first', async () => {
  const { companyId } = await createCompany();
  await addUndeliverable(companyId, 10);
  let running = 0;
  let most = 0;
  const delivered: string[] = [];
  const free = Promise.withResolvers<void>();
  const consumer: Consumer = async ({ Records: [record] }) => {
    most = Math.max(most, (running += 1));
    await new Promise(setImmediate);
    running -= 1;
    delivered.push(record?.messageId ?? '');
    return { batchItemFailures: [] };
  };
  const loaded = new Set<string>();
  const runner = startOutboxRunner({
    env: cloud.env,
    loadConsumers: (event) => Promise.resolve(loaded.add(event) && [consumer]),
    onError: (error) => expect.fail(String(error)),
    free: () => free.promise,
  });
  onTestFinished(() => runner.stop());
  await vi.waitFor(async () => expect(await left(companyId)).toHaveLength(10));
  expect(delivered).toEqual([]);
  free.resolve();
  await vi.waitFor(async () => expect(await left(companyId)).toEqual([]), 20_000);
  expect(most).toBeLessThanOrEqual(4);
  expect(loaded).toContain('contactSent');
});

const left = (companyId: string) => pendingEvents(openTable(cloud.env.TABLE_NAME), companyId);
