// The site's one service worker: code for the time without a connection, and push.
import { takeOver } from '@driftig/contracts/edge/take-over';

import type { KeptFile, KeptPage } from './kept-file.ts';
import { serveKeptCode } from './offline-code.ts';
import { showPushed } from './push.ts';
import type { WorkerScope } from './worker-scope.ts';

declare const self: WorkerScope;
/** Written by the build (web/build/service-worker.ts). */
declare const KEPT_FILES: readonly KeptFile[];
declare const KEPT_PAGE: KeptPage;

if (KEPT_FILES.length > 0) serveKeptCode(KEPT_FILES, KEPT_PAGE);
showPushed(self);
self.addEventListener('message', ({ data }) => {
  if (data === takeOver) void self.skipWaiting();
});
