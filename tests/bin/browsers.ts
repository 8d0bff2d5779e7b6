import { ensureBuilt } from '@driftig/local-cloud/build/build-all';
import { webOutDir } from '@driftig/local-cloud/repository-folders';

import { scanSite } from './compat/scan-site.ts';

/** Builds what is stale, and holds the built site against what the oldest browsers have, by MDN's data. */
await ensureBuilt();
const faults = scanSite(webOutDir);
for (const fault of faults) console.log(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
