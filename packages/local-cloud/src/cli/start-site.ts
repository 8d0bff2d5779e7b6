import { ensureBuilt } from '../build/build-all.ts';
import { StartError } from '../start-error.ts';
import type { LoadHandler } from '../gateway/lambda.ts';
import { createHandlerLoader } from '../gateway/load-handler.ts';
import { storedCertificate } from '../https/stored-certificate.ts';
import type { LocalCloud, LocalCloudOptions } from '../local-cloud.ts';
import { assertPortFree } from '../stand-ins/ports.ts';
import { functionsOutDir, localDir, webOutDir } from '../repository-folders.ts';
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
  const sources = options.dev ? await developedSources() : await builtSources();
  print('Starter database, brugere, filer og mail ...');
  // Imported after the build, so that both are not in memory at the same time.
  const { startLocalCloud } = await import('../local-cloud.ts');
  const cloud = await startLocalCloud({
    dataDir,
    mailDir,
    earlierTable,
    port: options.port,
    certificate: options.https ? await storedCertificate(localDir, new Date()) : undefined,
    loadHandler: sources.loadHandler,
    site: sources.site,
    prepare: (env) => completeDataFolder(product.demo, env),
    background: product.background,
    onError: (error) => printError(describeError(error)),
  });
  await writeRunningInstance({ pid: process.pid, url: cloud.url, env: cloud.env });
  printWelcome(cloud, product.demo);
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

async function builtSources(): Promise<Sources> {
  await ensureBuilt(() => print('Bygger funktioner og hjemmeside ...'));
  const { createStaticSite } = await import('../gateway/static-site.ts');
  return {
    loadHandler: createHandlerLoader(functionsOutDir),
    site: () => createStaticSite(webOutDir),
    stop: () => Promise.resolve(),
  };
}

/** Vite alone takes 20 MB, so it is imported only here. */
async function developedSources(): Promise<Sources> {
  return (await import('../dev/development.ts')).startDevelopment();
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
