import { ulid } from 'ulid';
import { describe, expect, test } from 'vitest';

import { attemptsRepository, maxFailures } from './attempts.repository.ts';
import { openTable } from '../core/client.ts';

const attempts = attemptsRepository(openTable(process.env['TABLE_NAME'] ?? ''));
const noon = 1_800_000_000;
const quarter = 15 * 60;

/** How many of `count` concurrent attempts are allowed. */
async function allowedAtOnce(subject: string, count: number, at: number): Promise<number> {
  const asked = Array.from({ length: count }, () => attempts.countAttempt(subject, at));
  const outcomes = await Promise.allSettled(asked);
  const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  for (const reason of refused) expect(reason).toMatchObject({ code: 'too_many' });
  return count - refused.length;
}

async function allowedInTurn(subject: string, count: number, at: number): Promise<number> {
  let allowed = 0;
  for (let turn = 0; turn < count; turn += 1) allowed += await allowedAtOnce(subject, 1, at);
  return allowed;
}

describe('within a window of 15 minutes', () => {
  test('ten attempts in sequence are allowed', async () => {
    expect(await allowedInTurn(ulid(), 12, noon)).toBe(maxFailures);
  });

  test('exactly ten of twenty concurrent attempts are allowed', async () => {
    expect(await allowedAtOnce(ulid(), 20, noon)).toBe(maxFailures);
  });

  test('subjects are counted apart', async () => {
    const subject = ulid();
    await allowedInTurn(subject, 10, noon);
    expect(await allowedInTurn(ulid(), 1, noon)).toBe(1);
  });

  test('the window begins with the first attempt, not with the last', async () => {
    const subject = ulid();
    await attempts.countAttempt(subject, noon);
    await allowedInTurn(subject, 12, noon + quarter - 1);
    expect(await allowedInTurn(subject, 1, noon + quarter - 1)).toBe(0);
    expect(await allowedInTurn(subject, 1, noon + quarter)).toBe(1);
  });
});

test('in the next window exactly ten of twenty concurrent attempts are allowed again', async () => {
  const subject = ulid();
  await allowedAtOnce(subject, 20, noon);
  expect(await allowedAtOnce(subject, 20, noon + quarter)).toBe(maxFailures);
});

test('attempts of a window that ended do not prolong it: ten in the next are all', async () => {
  const subject = ulid();
  await allowedInTurn(subject, 5, noon);
  expect(await allowedInTurn(subject, 20, noon + quarter)).toBe(maxFailures);
});

test('a refusal says when the window ends, however long it is', async () => {
  const [subject, day] = [ulid(), 24 * 60 * 60];
  const limit = { max: 1, windowSeconds: day };
  await attempts.countAttempt(subject, noon, limit);
  const refused = attempts.countAttempt(subject, noon + 60, limit);
  await expect(refused).rejects.toMatchObject({ code: 'too_many', retryAfter: day - 60 });
});

test('attempts are never uncounted below none', async () => {
  const subject = ulid();
  await attempts.countAttempt(subject, noon);
  for (let each = 0; each < 3; each += 1) await attempts.uncountAttempt(subject);
  expect(await allowedInTurn(subject, 12, noon)).toBe(maxFailures);
});

describe('a success', () => {
  test('resets the account, and uncounts one attempt of the address', async () => {
    const [account, address] = [ulid(), ulid()];
    await allowedInTurn(account, 10, noon);
    await allowedInTurn(address, 10, noon);
    await attempts.resetAttempts(account);
    await attempts.uncountAttempt(address);
    expect(await allowedInTurn(account, 12, noon)).toBe(maxFailures);
    expect(await allowedInTurn(address, 12, noon)).toBe(1);
  });

  test('without an earlier attempt is no error', async () => {
    await expect(attempts.resetAttempts(ulid())).resolves.toBeUndefined();
    await expect(attempts.uncountAttempt(ulid())).resolves.toBeUndefined();
  });
});
