import { beforeEach, describe, expect, test, vi } from 'vitest';

import { NumberInUse, SeriesChanged, withNextNumber } from './next-number.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

/** Takes a number from a series; `use` may refuse it. Fake timers skip the waiting. */
async function draw(use: (number: number) => number, series: () => number, companyId = 'c1') {
  const drawn = withNextNumber({
    companyId,
    readSeries: async () => ({ invoice: series(), order: 1, month: '', issued: 0 }),
    use: async (_series, number) => use(number),
  });
  // Handled right away, so that a rejection is not unhandled while the timers run.
  const outcome = drawn.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
  await vi.runAllTimersAsync();
  return outcome;
}

test('the number of the series is used', async () => {
  expect(
    await draw(
      (number) => number,
      () => 7,
    ),
  ).toEqual({ value: 7 });
});

test('a lost race reads the series again and takes the next number', async () => {
  let next = 7;
  const use = (number: number) => {
    if (number === 9) return number;
    next += 1;
    throw new SeriesChanged();
  };
  expect(await draw(use, () => next)).toEqual({ value: 9 });
});

test('numbers in use because they were typed are skipped, up to 500 in a row', async () => {
  const use = (number: number) => {
    if (number < 500) throw new NumberInUse();
    return number;
  };
  expect(await draw(use, () => 7)).toEqual({ value: 500 });
});

test('a series that has passed the skipped numbers is followed', async () => {
  let next = 7;
  const use = (number: number) => {
    if (number === 7) {
      next = 20;
      throw new NumberInUse();
    }
    return number;
  };
  expect(await draw(use, () => next)).toEqual({ value: 20 });
});

describe('it gives up', () => {
  test('with a conflict (409) when every attempt loses the race', async () => {
    let tries = 0;
    const use = () => {
      tries += 1;
      throw new SeriesChanged();
    };
    expect(await draw(use, () => 7)).toMatchObject({ error: { code: 'conflict' } });
    expect(tries).toBe(100);
  });

  test('at once on any other error, and the next in the queue runs', async () => {
    const broken = draw(
      () => {
        throw new Error('broken');
      },
      () => 7,
    );
    const next = draw(
      (number) => number,
      () => 7,
    );
    expect(await broken).toMatchObject({ error: { message: 'broken' } });
    expect(await next).toEqual({ value: 7 });
  });
});

describe('requests of one process', () => {
  /** The highest number of concurrent `use` calls. */
  async function mostAtOnce(companies: readonly string[]): Promise<number> {
    let [now, most] = [0, 0];
    const drawing = companies.map((companyId) =>
      withNextNumber({
        companyId,
        readSeries: async () => ({ invoice: 1, order: 1, month: '', issued: 0 }),
        use: async () => {
          now += 1;
          most = Math.max(most, now);
          await new Promise((resolve) => setTimeout(resolve, 10));
          now -= 1;
        },
      }),
    );
    await vi.runAllTimersAsync();
    await Promise.all(drawing);
    return most;
  }

  test('for one company are queued', async () => {
    expect(await mostAtOnce(['c1', 'c1', 'c1'])).toBe(1);
  });

  test('for different companies run in parallel', async () => {
    expect(await mostAtOnce(['c1', 'c2', 'c3'])).toBe(3);
  });
});
