import { readServerFrame, type ServerFrame } from '@driftig/contracts/chat/frames';
import type { ChatMessage } from '@driftig/contracts/chat/message';
import { writeFrame, type FrameOf, type SocketRoute } from '@driftig/contracts/core/socket-route';
import type { Random } from '@driftig/local-cloud/demo/random';
import { ulid } from 'ulid';

import {
  addMessages,
  gapBefore,
  messageOf,
  type MessageFrame,
} from '../../../web/src/features/chat/conversation/messages/messages.ts';
import { Outbox } from '../../../web/src/features/chat/conversation/outbox/outbox.ts';
import type { Caller } from '../company/company.ts';
import type { TestSocket } from './live-socket.ts';

/** Connection of a device to the server. */
export interface Line {
  /** Rejects while the server does not answer. */
  open(who: Caller): Promise<TestSocket>;
  /** A page of a conversation. Rejects while the server does not answer. */
  page(who: Caller, withId: string, before: number): Promise<readonly ChatMessage[]>;
}

/** In ms: a device tries again after up to so long. */
const longestWait = 200;

/**
 * A tab in a crowd: it has the site's own outbox and list of messages, and its behaviour when the
 * connection is lost.
 */
export class Device {
  readonly who: Caller;
  readonly conversations = new Map<string, readonly ChatMessage[]>();
  /** Sent messages by conversation, in order. */
  readonly written = new Map<string, string[]>();
  /** Refused, or unanswered twice: as if the user pressed 'Send igen'. */
  readonly sentAgain = new Set<string>();
  reconnects = 0;
  readonly #line: Line;
  readonly #random: Random;
  readonly #frames = new Set<(frame: ServerFrame) => void>();
  readonly #states = new Set<(isOpen: boolean) => void>();
  readonly #outbox: Outbox;
  readonly #pressing = new Set<string>();
  #socket: TestSocket | undefined;
  #ended = false;
  #onIdle: () => void = () => undefined;

  constructor(who: Caller, line: Line, random: Random) {
    this.who = who;
    this.#line = line;
    this.#random = random;
    const heardBy =
      <T>(listeners: Set<T>) =>
      (listener: T) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      };
    const channel = {
      isOpen: false,
      send: <R extends SocketRoute>(route: R, frame: FrameOf<R>) => this.#send(route, frame),
      renew: () => this.lose(),
      onFrame: heardBy(this.#frames),
      onState: heardBy(this.#states),
    };
    Object.defineProperty(channel, 'isOpen', { get: () => this.#socket !== undefined });
    this.#outbox = new Outbox(channel, { read: () => [], write: () => undefined }, noPictures);
    this.#outbox.subscribe(() => this.#looked());
    this.#frames.add((frame) => this.#heard(frame));
  }

  async connect(): Promise<void> {
    while (!this.#ended && this.#socket === undefined) {
      const socket = await this.#line.open(this.who).catch(() => undefined);
      if (socket === undefined) await this.#wait();
      else this.#opened(socket);
    }
  }

  write(to: string, text: string): void {
    const clientId = ulid();
    this.written.set(to, [...(this.written.get(to) ?? []), text]);
    this.#outbox.add({ clientId, to, text, at: new Date().toISOString() });
  }

  /** Drops the connection. With `quietly` no close event is sent. */
  lose({ quietly = false } = {}): void {
    const socket = this.#socket;
    if (socket === undefined) return;
    this.#socket = undefined;
    this.#tellState(false);
    this.reconnects += 1;
    if (quietly) setTimeout(() => void socket.close(), longestWait * 5).unref();
    else void socket.close();
    void this.#wait().then(() => this.connect());
  }

  /** When everything it wrote is confirmed. */
  async sent(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#onIdle = resolve;
      this.#looked();
    });
  }

  /** Fetches what is missing of a conversation, as the screen does when it is opened. */
  async catchUp(withId: string): Promise<void> {
    let before: number | undefined = 0;
    while (before !== undefined) {
      const page = await this.#line.page(this.who, withId, before);
      this.#add(withId, page);
      const known = this.conversations.get(withId) ?? [];
      const first = known[0]?.number ?? 1;
      before = gapBefore(known) ?? (first > 1 ? first : undefined);
    }
  }

  async end(): Promise<void> {
    this.#ended = true;
    this.#outbox.stop();
    await this.#socket?.close();
  }

  #opened(socket: TestSocket): void {
    this.#socket = socket;
    socket.onFrame((wire) => {
      const frame = readServerFrame(JSON.stringify(wire));
      if (this.#socket !== socket || frame === undefined) return;
      for (const hear of this.#frames) hear(frame);
    });
    void socket.closed.then(() => {
      if (this.#socket === socket && !this.#ended) this.lose();
    });
    this.#tellState(true);
    for (const withId of this.conversations.keys())
      // While the server is gone: it is asked again when the line is back.
      void this.catchUp(withId).catch(() => undefined);
  }

  #send<R extends SocketRoute>(route: R, frame: FrameOf<R>) {
    if (this.#socket === undefined) return 'closed';
    const written = writeFrame(route, frame);
    if ('fault' in written) return written;
    this.#socket.send(written.text);
    return 'sent';
  }

  #heard(frame: ServerFrame): void {
    if (frame.event !== 'receiveMessage') return;
    const withId = this.#conversationOf(frame);
    const message = messageOf(frame, this.who.user.userId, withId);
    if (message !== undefined) this.#add(withId, [message]);
  }

  #conversationOf({ senderId, receiverId }: MessageFrame): string {
    return receiverId === this.who.user.userId ? senderId : receiverId;
  }

  #add(withId: string, more: readonly ChatMessage[]): void {
    this.conversations.set(withId, addMessages(this.conversations.get(withId) ?? [], more));
    this.#outbox.confirm(more.map(({ clientId }) => clientId).filter((id) => id !== ''));
  }

  #looked(): void {
    const all = this.#outbox.all();
    if (all.length === 0) this.#onIdle();
    for (const { clientId, text, state } of all) {
      if (state !== 'failed' || this.#pressing.has(clientId)) continue;
      this.#pressing.add(clientId);
      this.sentAgain.add(text);
      void this.#wait().then(() => {
        this.#pressing.delete(clientId);
        this.#outbox.resend(clientId);
      });
    }
  }

  #tellState(isOpen: boolean): void {
    for (const listener of this.#states) listener(isOpen);
  }

  #wait(): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, this.#random.next() * longestWait));
  }
}

const noPictures = () => Promise.reject(new Error('The crowd sends words alone'));
