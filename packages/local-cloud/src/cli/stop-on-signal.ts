import { describeError, print, printError } from './terminal.ts';

/** In milliseconds: long enough to finish a request, short enough to wait for at the terminal. */
const defaultTimeout = 5000;
const pollInterval = 250;

/**
 * On a signal runs `stop` once and then ends the process. A `stop` that hangs is ended by a timeout,
 * not by a second Ctrl-C: one Ctrl-C can arrive twice, from the terminal and forwarded by npm.
 */
export function stopOnSignal(stop: () => Promise<void>, timeoutMs = defaultTimeout): void {
  let stopping = false;
  const begin = () => {
    if (stopping) return;
    stopping = true;
    print('\nStopper ...');
    setTimeout(() => fail('Noget svarede ikke og blev afbrudt.'), timeoutMs).unref();
    stop().then(
      () => {
        print('Stoppet.');
        process.exit(0);
      },
      (error: unknown) => fail(describeError(error)),
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.on(signal, begin);
  if (process.env['npm_lifecycle_event'] !== undefined) onParentExit(begin);
}

/**
 * A signal to npm alone (`timeout`, `kill`) ends npm and its shell, but is not forwarded. It is
 * noticed by polling the parent's process id, which changes then.
 */
function onParentExit(then: () => void): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    then();
  }, pollInterval);
  timer.unref();
}

function fail(line: string): void {
  printError(line);
  process.exit(1);
}
