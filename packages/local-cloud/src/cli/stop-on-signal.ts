import { describeError, print, printError } from './terminal.ts';

/** Long enough for a request that is being answered, short enough for who waits at the terminal. */
const defaultTimeout = 5000;
const pollInterval = 250;

/**
 * Ends the process, once, when `stop` is done. One Ctrl-C may arrive twice, from the terminal and
 * from npm which hands it on (to us where its shell is bash), so a second one cannot mean "at once":
 * a `stop` that hangs is cut short by the clock.
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
 * A signal to npm alone (`timeout`, `kill`) ends npm and the shell between us without a word to us:
 * then the parent of this process is another one.
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
