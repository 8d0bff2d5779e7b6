import { readServerFrame, type ServerFrame } from '@driftig/contracts/chat/frames';
import { chatSocketRoutes } from '@driftig/contracts/chat/socket-routes';
import { writeFrame, type FrameOf, type SocketRoute } from '@driftig/contracts/core/socket-route';

import { invalidate, invalidateAll } from '../queries/changes.ts';
import { letGo, liveBrowser, type LiveBrowser } from './live-browser.ts';
import { askedOnOpening, staleBy } from './stale-by-frame.ts';

type FrameListener = (frame: ServerFrame) => void;
/** Result of sending a frame; `fault` is the reason why every server would refuse it. */
type Sending = 'sent' | 'closed' | { readonly fault: string };
type StateListener = (isOpen: boolean) => void;

/** The state of a socket, as `WebSocket.OPEN`. */
const open = 1;
/** A burst of changes is asked for once. */
const gatherMs = 150;
/** API Gateway closes a socket that is silent for ten minutes. */
const pingMs = 5 * 60_000;
/** Idle time after which a hidden tab closes its socket. */
const sleepMs = 60_000;
const firstWaitMs = 1000;
const longestWaitMs = 60_000;

/**
 * The live channel of this tab: it says what became stale, and the queries on the screen fetch it.
 * Once open, it asks whether something was changed while there was no channel; then everything on the
 * screen is fetched again. A lost connection is opened again with backoff and jitter.
 */
export class LiveChannel {
  readonly #browser: LiveBrowser;
  readonly #frames = new Set<FrameListener>();
  readonly #states = new Set<StateListener>();
  readonly #stale = new Set<string>();
  #socket: WebSocket | undefined;
  #failures = 0;
  /** The server has said whether something was missed before this socket was open. */
  #isCaughtUp = false;
  /** When the screen last knew of every change; at first when the page began to load. */
  #knewAll: number;
  #wanted = false;
  #gathering: ReturnType<typeof setTimeout> | undefined;
  #retrying: ReturnType<typeof setTimeout> | undefined;
  #pinging: ReturnType<typeof setInterval> | undefined;
  #sleeping: ReturnType<typeof setTimeout> | undefined;

  constructor(of: LiveBrowser = liveBrowser) {
    this.#browser = of;
    this.#knewAll = of.loadedAt;
  }

  /** Opens the channel, and keeps it open while the tab is seen. Gives what stops it for good. */
  start(): () => void {
    this.#wanted = true;
    const stopWaking = this.#browser.onWake(() => this.#visibilityChanged());
    this.#visibilityChanged();
    return () => {
      this.#wanted = false;
      stopWaking();
      this.#close();
      clearTimeout(this.#sleeping);
    };
  }

  get isOpen(): boolean {
    return this.#socket?.readyState === open;
  }

  /** Where the channel is closed the caller keeps the frame. What the schema refuses is not sent. */
  send<R extends SocketRoute>(route: R, frame: FrameOf<R>): Sending {
    if (!this.isOpen) return 'closed';
    const written = writeFrame(route, frame);
    if ('fault' in written) return written;
    this.#socket?.send(written.text);
    return 'sent';
  }

  /** Something sent was not answered: a connection that is silent is let go of, and opened again. */
  renew(): void {
    if (!this.isOpen) return;
    this.#close();
    this.#connectNow();
  }

  onFrame(listener: FrameListener): () => void {
    this.#frames.add(listener);
    return () => this.#frames.delete(listener);
  }

  onState(listener: StateListener): () => void {
    this.#states.add(listener);
    return () => this.#states.delete(listener);
  }

  #visibilityChanged(): void {
    clearTimeout(this.#sleeping);
    if (this.#browser.isHidden()) this.#sleeping = setTimeout(() => this.#close(), sleepMs);
    else this.#connectNow();
  }

  #connectNow(): void {
    clearTimeout(this.#retrying);
    if (!this.#wanted || this.#browser.isHidden() || this.#socket !== undefined) return;
    void this.#connectLoggedIn();
  }

  /** Asked first: a socket that is refused is written down as an error by the browser. */
  async #connectLoggedIn(): Promise<void> {
    const isLoggedIn = await this.#browser.isLoggedIn().catch(() => undefined);
    if (!this.#wanted || this.#socket !== undefined) return;
    if (isLoggedIn === true) this.#connect();
    else this.#tryLater(isLoggedIn === false ? longestWaitMs : undefined);
  }

  #connect(): void {
    const socket = this.#browser.open();
    this.#socket = socket;
    socket.addEventListener('open', () => this.#opened(socket));
    socket.addEventListener('message', ({ data }) => this.#received(String(data)));
    socket.addEventListener('close', () => this.#lost(socket));
  }

  #opened(socket: WebSocket): void {
    // It was let go of while it was opened.
    if (this.#socket !== socket) return;
    this.#failures = 0;
    this.#gather(askedOnOpening);
    const { ping } = chatSocketRoutes;
    this.send(ping, { age: Math.max(0, Math.round(this.#browser.now() - this.#knewAll)) });
    this.#pinging = setInterval(() => this.send(ping, {}), pingMs);
    this.#tellState(true);
  }

  #received(text: string): void {
    const frame = readServerFrame(text);
    if (frame === undefined) return;
    if (frame.event === 'pong') this.#isCaughtUp = true;
    if (frame.event === 'pong' && frame.missed) void invalidateAll();
    if (this.#isCaughtUp) this.#knewAll = this.#browser.now();
    this.#gather(staleBy(frame));
    for (const listener of this.#frames) listener(frame);
  }

  #gather(reads: readonly string[]): void {
    if (reads.length === 0) return;
    for (const read of reads) this.#stale.add(read);
    this.#gathering ??= setTimeout(() => {
      this.#gathering = undefined;
      const stale = new Set(this.#stale);
      this.#stale.clear();
      void invalidate(stale);
    }, gatherMs);
  }

  #lost(socket: WebSocket): void {
    if (this.#socket !== socket) return;
    this.#forget();
    this.#tryLater();
  }

  /** Waits long without a session: the user may log in again in the dialog. */
  #tryLater(least = 0): void {
    const wait = Math.max(least, Math.min(longestWaitMs, firstWaitMs * 2 ** this.#failures));
    this.#failures += 1;
    clearTimeout(this.#retrying);
    // Jitter: after an outage not all tabs reconnect in the same second.
    this.#retrying = setTimeout(
      () => this.#connectNow(),
      wait * (0.5 + this.#browser.random() / 2),
    );
  }

  #close(): void {
    clearTimeout(this.#retrying);
    clearTimeout(this.#gathering);
    this.#gathering = undefined;
    const socket = this.#socket;
    this.#forget();
    if (socket !== undefined) letGo(socket);
  }

  #forget(): void {
    clearInterval(this.#pinging);
    this.#isCaughtUp = false;
    this.#socket = undefined;
    this.#tellState(false);
  }

  #tellState(isOpen: boolean): void {
    for (const listener of this.#states) listener(isOpen);
  }
}

/** The one of this tab. */
export const live = new LiveChannel();
