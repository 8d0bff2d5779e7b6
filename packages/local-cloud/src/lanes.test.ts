import { expect, test } from 'vitest';

import { createLanes } from './lanes.ts';

/** Work that ends on request. */
function heldWork(log: string[], name: string) {
  const held = Promise.withResolvers<void>();
  const work = async () => {
    log.push(name);
    await held.promise;
    return name;
  };
  return { work, end: held.resolve };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('a lane with much to do leaves room for the others, and all is done in order', async () => {
  const run = createLanes({ ofLane: 2, ofAll: 3 });
  const log: string[] = [];
  const flood = ['a1', 'a2', 'a3', 'a4'].map((name) => heldWork(log, name));
  const other = heldWork(log, 'b1');
  const done = [...flood.map(({ work }) => run('a', work)), run('b', other.work)];
  await settled();
  expect(log).toEqual(['a1', 'a2', 'b1']);
  flood[0]?.end();
  await settled();
  expect(log).toEqual(['a1', 'a2', 'b1', 'a3']);
  for (const { end } of [...flood, other]) end();
  expect(await Promise.all(done)).toEqual(['a1', 'a2', 'a3', 'a4', 'b1']);
});

test('failed work frees its lane, and rejects its caller', async () => {
  const run = createLanes({ ofLane: 1, ofAll: 1 });
  const failing = run('a', () => Promise.reject(new Error('on purpose')));
  const next = run('a', () => Promise.resolve('next'));
  await expect(failing).rejects.toThrow('on purpose');
  expect(await next).toBe('next');
});
