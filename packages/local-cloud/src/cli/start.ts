import { product } from './product.ts';
import { readStartOptions } from './start-options.ts';
import { startSite } from './start-site.ts';
import { stopOnSignal } from './stop-on-signal.ts';
import { runCommand } from './terminal.ts';

await runCommand(async () => {
  const site = await startSite(readStartOptions(process.argv.slice(2), process.env), product);
  stopOnSignal(() => site.stop());
});
