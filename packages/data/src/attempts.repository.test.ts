import { ulid } from 'ulid';
import { describe, expect, test } from 'vitest';

import { attemptsRepository, maxFailures } from './attempts.repository.ts';
import { openTable } from './client.ts';

const attempts = attemptsRepository(openTable(process.env['TABLE_NAME'] ?? ''));
const noon = 1_800_000_000;
const quarter = 15 * 60;

/** How many of so many attempts at once are let through. */
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

describe('within a quarter of an hour', () => {
  test('ten may try, one after another', async () => {
    expect(await allowedInTurn(ulid(), 12, noon)).toBe(maxFailures);
  });

  test('ten may try, and not one more of twenty at once', async () => {
    expect(await allowedAtOnce(ulid(), 20, noon)).toBe(maxFailures);
  });

  test('the failures of one are not those of another', async () => {
    const subject = ulid();
    await allowedInTurn(subject, 10, noon);
    expect(await allowedInTurn(ulid(), 1, noon)).toBe(1);
  });

  test('its end is counted from the first failure, not from the last', async () => {
    const subject = ulid();
    await attempts.countAttempt(subject, noon);
    await allowedInTurn(subject, 12, noon + quarter - 1);
    expect(await allowedInTurn(subject, 1, noon + quarter - 1)).toBe(0);
    expect(await allowedInTurn(subject, 1, noon + quarter)).toBe(1);
  });
});

test('after a quarter of an hour ten may try again, not one more of twenty at once', async () => {
  const subject = ulid();
  await allowedAtOnce(subject, 20, noon);
  expect(await allowedAtOnce(subject, 20, noon + quarter)).toBe(maxFailures);
});

describe('a right password', () => {
  test('lets the account start afresh, and gives the address its one back', async () => {
    const [account, address] = [ulid(), ulid()];
    await allowedInTurn(account, 10, noon);
    await allowedInTurn(address, 10, noon);
    await attempts.resetAttempts(account);
    await attempts.uncountAttempt(address);
    expect(await allowedInTurn(account, 12, noon)).toBe(maxFailures);
    expect(await allowedInTurn(address, 12, noon)).toBe(1);
  });

  test('without a failure before it is no error', async () => {
    await expect(attempts.resetAttempts(ulid())).resolves.toBeUndefined();
    await expect(attempts.uncountAttempt(ulid())).resolves.toBeUndefined();
  });
});
