import { ulid } from 'ulid';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { Table } from '../client.ts';
import { keepParts, keepValues } from './kept-values.ts';

const table = { name: 'kept' } as Table;
const most = 8;
const keep = keepValues<string>({ most, soon: true });

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

/** Parts that weigh as much as their text is long, of which twelve letters are kept. */
const keepTexts = keepParts<string>({ most: 12, weigh: (text) => text.length, soon: false });

function partsOf(company: string) {
  const asked: string[] = [];
  const read = (names: readonly string[], text: string, newestAt = 0) =>
    keepTexts(table, company, {
      names,
      readStamps: async () => ({ text, newestAt }),
      read: async (missing) => {
        asked.push(missing.join());
        return missing.map((name) => `${name}${text}`);
      },
    });
  return { read, asked };
}

test('only the parts that are missing are read, and all of them after a change', async () => {
  const { read, asked } = partsOf(ulid());
  expect(await read(['a', 'b'], '1')).toEqual(['a1', 'b1']);
  expect(await read(['c', 'b'], '1')).toEqual(['c1', 'b1']);
  expect(await read(['a', 'b'], '2')).toEqual(['a2', 'b2']);
  expect(asked).toEqual(['a,b', 'c', 'a,b']);
});

test('parts that were read right after a change are read again each time until it has settled', async () => {
  const { read, asked } = partsOf(ulid());
  await read(['a'], '1', noon - 1000);
  await read(['a'], '1', noon - 1000);
  vi.setSystemTime(noon + 4000);
  await read(['a'], '1', noon - 1000);
  await read(['a'], '1', noon - 1000);
  expect(asked).toEqual(['a', 'a', 'a']);
});

test('a change that came long after its stamp was made is seen whole', async () => {
  const company = ulid();
  const stampedAt = noon - 10_000;
  const read = (value: string) =>
    keepTexts(table, company, {
      names: ['a'],
      readStamps: async () => ({ text: '1', newestAt: stampedAt }),
      read: async () => [value],
    });
  expect(await read('half')).toEqual(['half']);
  vi.setSystemTime(noon + 4000);
  expect(await read('whole')).toEqual(['whole']);
  expect(await read('later')).toEqual(['whole']);
});

test('parts are kept up to a weight, of all companies together, and the oldest go', async () => {
  const [first, second] = [partsOf(ulid()), partsOf(ulid())];
  await first.read(['a', 'b', 'c'], '1');
  await second.read(['dddddd'], '1');
  await first.read(['b', 'c'], '1');
  expect(first.asked).toEqual(['a,b,c']);
  await first.read(['a'], '1');
  expect(first.asked).toEqual(['a,b,c', 'a']);
  expect(await first.read(['too long for what is kept'], '1')).toHaveLength(1);
});
