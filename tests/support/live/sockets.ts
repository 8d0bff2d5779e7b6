import type { LambdaHandler } from '@driftig/local-cloud/gateway/lambda';
import { services } from '@driftig/functions/pipeline/services';
import { test } from 'vitest';

import { product, socketEntry } from '../../../infra/product.ts';

import type { Caller } from '../company/company.ts';
import {
  openSocketAt,
  startLiveChannel,
  type LiveChannel,
  type Opening,
  type TestSocket,
} from './live-socket.ts';
import { withDataRights } from '../stack/data-rights.ts';

export type { TestSocket } from './live-socket.ts';

/** In front of the real function, from its source. */
async function startTestedChannel(): Promise<LiveChannel> {
  const { handler } = await import('@driftig/functions/chat/socket');
  const withRights: LambdaHandler = (...given) =>
    withDataRights(services().table, socketEntry(product.socket), () =>
      (handler as unknown as LambdaHandler)(...given),
    );
  return startLiveChannel(() => Promise.resolve(withRights));
}

/** One per worker process, since the function keeps its client of the gateway. */
const withLive = test
  .extend('channel', { scope: 'worker' }, () => startTestedChannel())
  .extend('live', { scope: 'worker' }, ({ channel }, { onCleanup }) => {
    onCleanup(() => channel.stop());
    return channel;
  });

let running: LiveChannel | undefined;

/** Called at the top of a test file: `openSocket()` works in its tests. */
export function setUpLive(): void {
  withLive.beforeAll(({ live }) => {
    live.serve();
    running = live;
  });
}

/** Opens a socket as a browser does. Rejects where it is refused. */
export function openSocket(who: Caller, opening: Opening = {}): Promise<TestSocket> {
  return openSocketAt(channel().url, who, opening);
}

/** The channel of a file that calls `setUpLive()`. */
export function channel(): LiveChannel {
  if (running === undefined) throw new Error('The file does not call setUpLive()');
  return running;
}
