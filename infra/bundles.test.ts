import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtBundles } from './bundles.ts';

let dist = '';

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'driftig-dist-'));
});
afterAll(() => rm(dist, { recursive: true }));

test('a missing build is refused, and the message says what to run', async () => {
  expect(() => builtBundles(dist)).toThrow(/web.index\.html is missing: run "npm run build" first/);
  await mkdir(join(dist, 'web'));
  await writeFile(join(dist, 'web', 'index.html'), '<!doctype html>');
  const bundles = builtBundles(dist);
  expect(() => bundles.functionFolder('auth')).toThrow(/auth.index\.mjs is missing/);
});

test('a function is deployed from the folder of its build', async () => {
  const folder = join(dist, 'functions', 'auth');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'index.mjs'), 'export const handler = () => undefined;');
  await mkdir(join(dist, 'web'), { recursive: true });
  await writeFile(join(dist, 'web', 'index.html'), '<!doctype html>');
  expect(builtBundles(dist).functionFolder('auth')).toBe(folder);
});
