import { product } from './product.ts';
import { readStartOptions } from './start-options.ts';
import { startSite } from './start-site.ts';
import { print, runCommand } from './terminal.ts';

await runCommand(async () => {
  const site = await startSite(readStartOptions(process.argv.slice(2), process.env), product);
  let stopping = false;
  const stop = () => {
    // A second Ctrl-C: whoever is in that much of a hurry gets it.
    if (stopping) process.exit(130);
    stopping = true;
    print('\nStopper ...');
    void site.stop().then(() => process.exit(0));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.on(signal, stop);
});
