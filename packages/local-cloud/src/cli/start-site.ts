import { ensureBuilt } from '../build/build-all.ts';
import { startDevelopment } from '../dev/development.ts';
import { StartError } from '../start-error.ts';
import type { LoadHandler } from '../gateway/lambda.ts';
import { createHandlerLoader } from '../gateway/load-handler.ts';
import type { LocalCloud, LocalCloudOptions } from '../local-cloud.ts';
import { assertPortFree, startLocalCloud } from '../local-cloud.ts';
import { functionsOutDir, webOutDir } from '../repository-folders.ts';
import { createStaticSite } from '../gateway/static-site.ts';
import { completeDataFolder, dataDir, mailDir, prepareDataFolder } from './data-folder.ts';
import type { DemoCompany, Product } from './product.ts';
import { writeRunningInstance, removeRunningInstance, findRunning } from './running-instance.ts';
import type { StartOptions } from './start-options.ts';
import { describeError, print, printError } from './terminal.ts';

/** `npm start` and `npm run dev`: from the sources to a site that can be used. */
export async function startSite(
  options: StartOptions,
  product: Product,
): Promise<{ stop(): Promise<void> }> {
  await assertNotRunning();
  await assertPortFree(options.port);
  const earlierTable = await prepareDataFolder(options.fresh);
  const sources = options.dev ? await startDevelopment() : await ensureSourcesBuilt();
  print('Starter database, brugere, filer og mail ...');
  const cloud = await startLocalCloud({
    dataDir,
    mailDir,
    earlierTable,
    port: options.port,
    loadHandler: sources.loadHandler,
    site: sources.site,
    background: product.background,
    onError: (error) => printError(describeError(error)),
  });
  const demo = await product.demo();
  await completeDataFolder(demo);
  await writeRunningInstance({ pid: process.pid, url: cloud.url, env: cloud.env });
  printWelcome(cloud, demo);
  return {
    stop: async () => {
      await removeRunningInstance();
      await sources.stop();
      await cloud.stop();
    },
  };
}

async function assertNotRunning(): Promise<void> {
  const running = await findRunning();
  if (running === undefined) return;
  throw new StartError(
    `Driftig kører allerede på ${running.url} (proces ${running.pid}). Stop den først med Ctrl-C der.`,
  );
}

interface Sources {
  readonly loadHandler: LoadHandler;
  readonly site: LocalCloudOptions['site'];
  stop(): Promise<void>;
}

async function ensureSourcesBuilt(): Promise<Sources> {
  await ensureBuilt(() => print('Bygger funktioner og hjemmeside ...'));
  return {
    loadHandler: createHandlerLoader(functionsOutDir),
    site: () => createStaticSite(webOutDir),
    stop: () => Promise.resolve(),
  };
}

function printWelcome(cloud: LocalCloud, demo: DemoCompany): void {
  print();
  print(`Driftig kører på   ${cloud.url}`);
  print(`Sendte mails på    ${cloud.mailUrl}`);
  print();
  print('Log ind i demofirmaet som');
  for (const { email, password, label } of demo.logins) {
    print(`  ${email.padEnd(26)} ${password}   ${label}`);
  }
  print();
  print('Stop med Ctrl-C. Begynd forfra med: npm start -- --fresh');
}
