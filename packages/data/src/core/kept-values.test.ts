import { ulid } from 'ulid';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { Table } from './client.ts';
import { keepValues } from './kept-values.ts';

const table = { name: 'kept' } as Table;
const most = 8;
const keep = keepValues<string>(most);

const noon = Date.parse('2027-03-10T12:00:00Z');
beforeEach(() => vi.useFakeTimers({ now: noon, toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

/** A reading whose stamps and value are given; counts how often the value is read. */
function readingOf(key: string) {
  let reads = 0;
  const read = (text: string, value: string, newestAt = 0) =>
    keep(table, key, {
      readStamps: async () => ({ text, newestAt }),
      read: async () => {
        reads += 1;
        return value;
      },
    });
  return { read, reads: () => reads };
}

test('a value is read again when a stamp is another, and only then', async () => {
  const { read, reads } = readingOf(ulid());
  expect(await read('a,b', '1')).toBe('1');
  expect(await read('a,b', '2')).toBe('1');
  expect(await read('a,c', '2')).toBe('2');
  expect(reads()).toBe(2);
});

test('a value without stamps is read each time', async () => {
  const { read, reads } = readingOf(ulid());
  await read('', '1');
  expect(await read('', '2')).toBe('2');
  expect(reads()).toBe(2);
});

test('a reading that fails is not kept', async () => {
  const key = ulid();
  const { read } = readingOf(key);
  const failing = keep(table, key, {
    readStamps: async () => ({ text: 'a', newestAt: 0 }),
    read: async () => {
      throw new Error('broken');
    },
  });
  await expect(failing).rejects.toThrow('broken');
  expect(await read('a', '1')).toBe('1');
});

test('a value that was read right after a change is read once more, some seconds later', async () => {
  const { read, reads } = readingOf(ulid());
  const stampedAt = noon - 1000;
  await read('a', '1', stampedAt);
  vi.setSystemTime(noon + 2000);
  expect(await read('a', '2', stampedAt)).toBe('1');
  vi.setSystemTime(noon + 4000);
  expect(await read('a', '2', stampedAt)).toBe('2');
  vi.setSystemTime(noon + 60_000);
  expect(await read('a', '3', stampedAt)).toBe('2');
  expect(reads()).toBe(2);
});

test('each company has its own, and the one that was used longest ago goes', async () => {
  const first = readingOf(ulid());
  await first.read('a', '1');
  for (let other = 0; other < most; other += 1) {
    const { read } = readingOf(ulid());
    expect(await read('a', `${other}`)).toBe(`${other}`);
  }
  await first.read('a', '1');
  expect(first.reads()).toBe(2);
});
