import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import type { Readable } from 'node:stream';

import { freePort } from '@driftig/local-cloud/stand-ins/ports';

/** WebKit of Debian's package webkit2gtk-driver, on a screen of Xvfb. */
const miniBrowser = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

export type Element = Readonly<Record<typeof elementKey, string>>;

/** A session of WebDriver (W3C): a window of the browser, and what is done in it. */
export interface WebKit {
  open(url: string): Promise<void>;
  back(): Promise<void>;
  click(element: Element): Promise<void>;
  type(element: Element, text: string): Promise<void>;
  /** Runs a function's body in the page until its promise is settled. */
  run<T>(script: string, ...args: readonly unknown[]): Promise<T>;
  screenshot(): Promise<Buffer>;
  stop(): Promise<void>;
}

/** Starts screen, driver and browser; a second time where the browser did not come. */
export async function startWebKit(features: readonly string[] = []): Promise<WebKit> {
  return startOnce(features).catch(() => startOnce(features));
}

/** Throws where the package is not installed. */
async function startOnce(features: readonly string[]): Promise<WebKit> {
  const screen = await startScreen();
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: screen.display, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
    stdio: 'ignore',
  });
  await reachable(port, driver);
  const stop = async () => {
    for (const child of [driver, screen.child]) {
      if (child.exitCode !== null) continue;
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
  };
  try {
    return await openSession(`http://127.0.0.1:${port}`, features, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Xvfb chooses a free display and writes its number. */
async function startScreen(): Promise<{ readonly display: string; readonly child: ChildProcess }> {
  const child = spawn('Xvfb', ['-displayfd', '3', '-noreset', '-screen', '0', '1440x900x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  await once(child, 'spawn');
  let written = '';
  for await (const part of child.stdio[3] as Readable) {
    written += String(part);
    // The end of the line is written by itself, and Xvfb ends where it is not read.
    if (written.endsWith('\n')) return { display: `:${written.trim()}`, child };
  }
  throw new Error('Xvfb ended.');
}

async function reachable(port: number, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
  }
  throw new Error('WebKitWebDriver ended.');
}

async function openSession(
  driver: string,
  features: readonly string[],
  stopDriver: () => Promise<void>,
): Promise<WebKit> {
  const args = ['--automation', ...features.map((feature) => `--features=${feature}`)];
  const alwaysMatch = {
    acceptInsecureCerts: true,
    unhandledPromptBehavior: 'accept',
    'webkitgtk:browserOptions': { binary: miniBrowser, args },
  };
  const { sessionId } = await send<{ sessionId: string }>(driver, 'POST', '/session', {
    capabilities: { alwaysMatch },
  });
  const session = `/session/${sessionId}`;
  const post = <T>(path: string, body: object) => send<T>(driver, 'POST', session + path, body);
  await post('/timeouts', { script: 40_000, pageLoad: 60_000 });
  await post('/window/rect', { width: 1280, height: 860 });
  const at = (element: Element) => `/element/${element[elementKey]}`;
  return {
    open: (url) => post('/url', { url }),
    back: () => post('/back', {}),
    click: (element) => post(`${at(element)}/click`, {}),
    type: (element, text) => post(`${at(element)}/value`, { text }),
    run: (script, ...args) => sameOnNextPage(() => post('/execute/sync', { script, args })),
    screenshot: async () =>
      Buffer.from(await send<string>(driver, 'GET', `${session}/screenshot`), 'base64'),
    stop: async () => {
      await send(driver, 'DELETE', session).catch(() => undefined);
      await stopDriver();
    },
  };
}

/** A page that is left ends what was running in it; the next page has it again. */
function sameOnNextPage<T>(act: () => Promise<T>): Promise<T> {
  return act().catch((error: unknown) => {
    if (!String(error).includes('before the unload event')) throw error;
    return sameOnNextPage(act);
  });
}

async function send<T>(driver: string, method: string, path: string, body?: object): Promise<T> {
  const answer = await fetch(driver + path, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
    headers: { 'content-type': 'application/json' },
    // A driver whose browser did not start answers nothing.
    signal: AbortSignal.timeout(90_000),
  });
  const { value } = (await answer.json()) as { readonly value: unknown };
  if (answer.ok) return value as T;
  const { error, message } = value as { readonly error: string; readonly message: string };
  throw new Error(`${error}: ${message}`);
}
