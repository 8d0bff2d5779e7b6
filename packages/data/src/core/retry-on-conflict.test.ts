import { AppError } from '@driftig/domain/errors';
import * as fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { maxTries, retryOnConflict, VersionConflict } from './retry-on-conflict.ts';

/** No pause between tries. */
beforeEach(() => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
});

/** A stored number with a version; others write it between a read and a write so many times. */
function itemThatOthersWrite(times: number) {
  const stored = { total: 0, version: 1 };
  const reads: number[] = [];
  let left = times;
  return {
    stored,
    reads,
    read: () => {
      reads.push(stored.version);
      return { ...stored };
    },
    write: (total: number, version: number) => {
      if (left > 0) {
        left -= 1;
        stored.total += 100;
        stored.version += 1;
      }
      if (stored.version !== version) throw new VersionConflict();
      Object.assign(stored, { total, version: version + 1 });
    },
  };
}

describe('a change that meets a conflict', () => {
  test('reads again for each try, and is written once on what is there by then', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: maxTries - 1 }), async (times) => {
        const item = itemThatOthersWrite(times);
        const added = await retryOnConflict(async () => {
          const { total, version } = item.read();
          item.write(total + 1, version);
          return total + 1;
        });
        expect(item.reads).toEqual(Array.from({ length: times + 1 }, (_, index) => index + 1));
        expect(item.stored.total).toBe(times * 100 + 1);
        expect(added).toBe(item.stored.total);
      }),
    );
  });

  test('gives the result of the try that succeeded, and nothing of those before', async () => {
    let tries = 0;
    const found = await retryOnConflict(async () => {
      tries += 1;
      if (tries < 3) throw new VersionConflict();
      return [`try ${tries}`];
    });
    expect(found).toEqual(['try 3']);
  });

  test('is tried 20 times at most; the last conflict is answered as 409', async () => {
    const attempt = vi.fn(async () => {
      throw new VersionConflict();
    });
    await expect(retryOnConflict(attempt)).rejects.toMatchObject({
      code: 'conflict',
      message: 'En anden har ændret det imens. Genindlæs siden, og prøv igen.',
    });
    expect(attempt).toHaveBeenCalledTimes(20);
  });

  test('ends with the text that its lock gave', async () => {
    const attempt = async () => {
      throw new VersionConflict('Der skrives meget.');
    };
    await expect(retryOnConflict(attempt)).rejects.toMatchObject({ message: 'Der skrives meget.' });
  });
});

test.each([
  ['a refusal', new AppError('hours_decided')],
  ['a conflict with the version that somebody saw', new AppError('conflict')],
  ['a fault', new TypeError('x is not a function')],
])('%s passes at once', async (_what, error) => {
  const attempt = vi.fn(async () => {
    throw error;
  });
  await expect(retryOnConflict(attempt)).rejects.toBe(error);
  expect(attempt).toHaveBeenCalledTimes(1);
});
