import { readdir } from 'node:fs/promises';

import { createHandlerLoader } from '../gateway/load-handler.ts';
import type { Consumer } from './outbox-runner.ts';
import { functionsOutDir } from '../repository-folders.ts';

const load = createHandlerLoader(functionsOutDir);

/** Loads every built consumer; their folders are named `<word>-on-<event>`. */
export async function loadConsumers(): Promise<Consumer[]> {
  const names = await readdir(functionsOutDir);
  const consumers = names.filter((name) => name.includes('-on-'));
  return Promise.all(consumers.map(async (name) => (await load(name)) as unknown as Consumer));
}
