import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { JsonStoreFactory } from './cognito-store.ts';

let dir = '';
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'driftig-store-'));
});
afterAll(() => rm(dir, { recursive: true }));

test('every acknowledged change is in the file, also of many at once', async () => {
  const store = await new JsonStoreFactory(dir).create({}, 'pool', { Users: {} });
  const names = Array.from({ length: 200 }, (_, index) => `user${index}`);
  await Promise.all(names.map((name) => store.set({}, ['Users', name], { Username: name })));
  const file = JSON.parse(await readFile(join(dir, 'pool.json'), 'utf8')) as {
    Users: Record<string, unknown>;
  };
  expect(Object.keys(file.Users)).toEqual(names);
  expect(await readdir(dir)).toEqual(['pool.json']);
});

test('a reopened store has its values, with dates as Date objects', async () => {
  const factory = new JsonStoreFactory(dir);
  const created = new Date('2026-11-21T08:00:00Z');
  const first = await factory.create({}, 'dates', {});
  await first.set({}, ['Users', 'a.b'], { UserCreateDate: created });
  const again = await factory.create({}, 'dates', {});
  expect(await again.get({}, ['Users', 'a.b'])).toEqual({ UserCreateDate: created });
  await again.delete({}, ['Users', 'a.b']);
  expect(await again.get({}, ['Users', 'a.b'], 'none')).toBe('none');
});
