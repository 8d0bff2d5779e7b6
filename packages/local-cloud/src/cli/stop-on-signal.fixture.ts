// Run by stop-on-signal.test.ts in its own process: takes a while to stop, or never does.
import { setTimeout as delay } from 'node:timers/promises';
import { stopOnSignal } from './stop-on-signal.ts';
import { print } from './terminal.ts';

const keepsRunning = setInterval(() => undefined, 60_000);
const [stopTakes, timeout] = process.argv.slice(2).map(Number);
stopOnSignal(async () => {
  await delay(stopTakes);
  clearInterval(keepsRunning);
}, timeout);
print('ready');
