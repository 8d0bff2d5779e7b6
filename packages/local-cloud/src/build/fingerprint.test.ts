import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sourceFingerprint } from './fingerprint.ts';

let dir = '';
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'driftig-print-'));
  await mkdir(join(dir, 'functions/src/auth'), { recursive: true });
  await mkdir(join(dir, 'web/src'), { recursive: true });
  await writeFile(join(dir, 'functions/src/auth/api.ts'), 'one');
});
afterAll(() => rm(dir, { recursive: true }));

test('adding, changing or removing a source changes the fingerprint; a test file does not', async () => {
  const first = await sourceFingerprint(dir);
  await writeFile(join(dir, 'functions/src/auth/api.test.ts'), 'a test');
  expect(await sourceFingerprint(dir)).toBe(first);

  await writeFile(join(dir, 'web/src/page.tsx'), 'new');
  const added = await sourceFingerprint(dir);
  expect(added).not.toBe(first);

  await writeFile(join(dir, 'functions/src/auth/api.ts'), 'longer');
  expect(await sourceFingerprint(dir)).not.toBe(added);

  await writeFile(join(dir, 'web/index.html'), 'page');
  const withPage = await sourceFingerprint(dir);
  await rm(join(dir, 'web/index.html'));
  expect(await sourceFingerprint(dir)).not.toBe(withPage);
});
