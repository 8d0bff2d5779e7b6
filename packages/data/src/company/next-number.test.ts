import { beforeEach, describe, expect, test, vi } from 'vitest';

import { NumberInUse, SeriesChanged, withNextNumber, type NumberAttempt } from './next-number.ts';
import type { QueuedSeries, SeriesRepository } from './series.repository.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  return () => vi.useRealTimers();
});

/** A series repository in memory. */
function memorySeries(companyId = 'c1') {
  const stored = { invoice: 7, order: 1, creditNote: 1, month: '', issued: 0 };
  const queue: string[] = [];
  const now = (): QueuedSeries => ({ series: { ...stored }, queue: [...queue] });
  const repository = {
    companyId,
    readQueued: () => Promise.resolve(now()),
    join: (waiter: string) => {
      queue.push(waiter);
      return Promise.resolve(now());
    },
    leave: (waiter: string, place: number) => {
      if (queue[place] !== waiter) return Promise.resolve(false);
      queue.splice(place, 1);
      return Promise.resolve(true);
    },
    advance: (before: { invoice: number }, _next: unknown, _refusal: unknown, waiter?: string) => {
      if (stored.invoice !== before.invoice || queue[0] !== waiter) throw new SeriesChanged();
      stored.invoice += 1;
      if (waiter !== undefined) queue.shift();
      return {};
    },
  };
  const timedRepository = (timeLeft: () => number) =>
    ({ ...repository, timeLeft }) as unknown as SeriesRepository;
  return { stored, queue, timedRepository, repository: timedRepository(() => 12_000) };
}

/** Fake timers skip the waiting. A rejection is handled right away, so it is never unhandled. */
async function outcomeOf<T>(result: Promise<T>) {
  const outcome = result.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
  await vi.runAllTimersAsync();
  return outcome;
}

/** Commits an attempt as a handler does, and returns its number. */
function transact({ series, advance, number }: NumberAttempt): Promise<number> {
  advance(series);
  return Promise.resolve(number);
}

test('the number of the series is used without joining the queue', async () => {
  const { stored, queue, repository } = memorySeries();
  expect(await outcomeOf(withNextNumber(repository, transact))).toEqual({ value: 7 });
  expect([stored.invoice, queue]).toEqual([8, []]);
});

test('the loser of a race joins the queue and takes the next number', async () => {
  const { stored, queue, repository } = memorySeries();
  let tries = 0;
  const use = (attempt: NumberAttempt) => {
    tries += 1;
    if (tries === 1) stored.invoice = 9;
    return transact(attempt);
  };
  expect(await outcomeOf(withNextNumber(repository, use))).toEqual({ value: 9 });
  expect([tries, queue]).toEqual([2, []]);
});

test('a first attempt that meets another transaction joins the queue instead of retrying', async () => {
  const { repository } = memorySeries();
  let tries = 0;
  const use = (attempt: NumberAttempt) => {
    tries += 1;
    if (attempt.onContention) throw attempt.onContention();
    return transact(attempt);
  };
  expect(await outcomeOf(withNextNumber(repository, use))).toEqual({ value: 7 });
  expect(tries).toBe(2);
});

test('a newcomer does not pass the writers in the queue', async () => {
  const { queue, repository } = memorySeries();
  queue.push('before-me');
  const result = withNextNumber(repository, transact);
  await vi.advanceTimersByTimeAsync(200);
  expect(queue).toHaveLength(2);
  queue.shift();
  expect(await outcomeOf(result)).toEqual({ value: 7 });
});

test('a dead writer at the head of the queue is removed by the one behind it', async () => {
  const { queue, repository } = memorySeries();
  queue.push('dead');
  const from = performance.now();
  expect(await outcomeOf(withNextNumber(repository, transact))).toEqual({ value: 7 });
  expect(queue).toEqual([]);
  expect(performance.now() - from).toBeLessThan(3000);
});

test('a live writer that was removed joins the queue again', async () => {
  const { queue, repository } = memorySeries();
  queue.push('first');
  const result = withNextNumber(repository, transact);
  await vi.advanceTimersByTimeAsync(50);
  queue.splice(0, 2);
  expect(await outcomeOf(result)).toEqual({ value: 7 });
  expect(queue).toEqual([]);
});

test('numbers in use because they were typed are skipped, up to 500 in a row', async () => {
  const { repository } = memorySeries();
  const use = (attempt: NumberAttempt) => {
    if (attempt.number < 500) throw new NumberInUse();
    return transact(attempt);
  };
  expect(await outcomeOf(withNextNumber(repository, use))).toEqual({ value: 500 });
});

describe('it gives up', () => {
  test('with a conflict (409) when every attempt fails', async () => {
    const { queue, repository } = memorySeries();
    let tries = 0;
    const use = () => {
      tries += 1;
      throw new SeriesChanged();
    };
    const outcome = await outcomeOf(withNextNumber(repository, use));
    expect(outcome).toMatchObject({ error: { code: 'conflict' } });
    expect([tries, queue]).toEqual([100, []]);
  });

  test('with busy (503) when the time of the request is up, and leaves the queue', async () => {
    const { queue, timedRepository } = memorySeries();
    queue.push('first', 'second');
    const from = performance.now();
    const timed = timedRepository(() => 500 - (performance.now() - from));
    expect(await outcomeOf(withNextNumber(timed, transact))).toMatchObject({
      error: { code: 'busy' },
    });
    expect(performance.now() - from).toBeLessThan(1000);
    expect(queue).toEqual(['first', 'second']);
  });

  test('at once on any other error, and leaves the queue', async () => {
    const { queue, repository } = memorySeries();
    queue.push('before-me');
    const broken = outcomeOf(withNextNumber(repository, () => Promise.reject(new Error('broken'))));
    const next = outcomeOf(withNextNumber(repository, transact));
    expect(await broken).toMatchObject({ error: { message: 'broken' } });
    expect(await next).toEqual({ value: 7 });
    expect(queue).toEqual([]);
  });
});

describe('requests of one process', () => {
  /** The highest number of concurrent `use` calls. */
  async function mostAtOnce(companies: readonly string[]): Promise<number> {
    let [now, most] = [0, 0];
    const drawing = companies.map((companyId) =>
      withNextNumber(memorySeries(companyId).repository, async () => {
        now += 1;
        most = Math.max(most, now);
        await new Promise((resolve) => setTimeout(resolve, 10));
        now -= 1;
      }),
    );
    await vi.runAllTimersAsync();
    await Promise.all(drawing);
    return most;
  }

  test('for one company run one at a time', async () => {
    expect(await mostAtOnce(['c1', 'c1', 'c1'])).toBe(1);
  });

  test('for different companies run in parallel', async () => {
    expect(await mostAtOnce(['c1', 'c2', 'c3'])).toBe(3);
  });
});
