// Run by prove-live.ts in a process of its own, and killed there: the local cloud on a data folder.
import { startLocalCloud } from '@driftig/local-cloud/local-cloud';
import { createHandlerLoader } from '@driftig/local-cloud/gateway/load-handler';
import { createStaticSite } from '@driftig/local-cloud/gateway/static-site';
import { startDeliveries } from '@driftig/local-cloud/outbox/deliveries';
import { functionsOutDir, webOutDir } from '@driftig/local-cloud/repository-folders';

const [dataDir = '', port = ''] = process.argv.slice(2);
const onError = (error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
};
const { env } = await startLocalCloud({
  dataDir,
  port: Number(port),
  loadHandler: createHandlerLoader(functionsOutDir),
  site: () => createStaticSite(webOutDir),
  background: (options) => startDeliveries(options, onError),
  onError,
  logLevel: 'SILENT',
});
process.stdout.write(`${JSON.stringify(env)}\n`);
