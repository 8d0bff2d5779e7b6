import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { functionEntries } from './function-entries.ts';

let dir = '';
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'driftig-entries-'));
  for (const file of [
    'auth/api.ts',
    'auth/on-company-registered.ts',
    'auth/on-company-registered.test.ts',
    'auth/log-in.ts',
    'chat/socket.ts',
    'http/serve.ts',
  ]) {
    await mkdir(dirname(join(dir, file)), { recursive: true });
    await writeFile(join(dir, file), '');
  }
});
afterAll(() => rm(dir, { recursive: true }));

test('an api entry is named after its word; a socket or consumer after word and file', async () => {
  expect([...(await functionEntries(dir)).keys()]).toEqual([
    'auth',
    'auth-on-company-registered',
    'chat-socket',
  ]);
});
