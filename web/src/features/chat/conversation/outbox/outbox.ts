import type { ServerFrame } from '@driftig/contracts/chat/frames';
import { chatSocketRoutes } from '@driftig/contracts/chat/socket-routes';

import type { LiveChannel } from '../../../../api/live/live.ts';
import { texts } from '../../texts.ts';
import type { KeptMessages, Outgoing } from './outbox-store.ts';
import { PictureUploads, type SendPicture } from './picture-uploads.ts';

type Channel = Pick<LiveChannel, 'send' | 'isOpen' | 'renew' | 'onFrame' | 'onState'>;

/** The server answers within a second; after this time the message or its answer was lost. */
const answerMs = 10_000;

/**
 * Messages that the server has not confirmed. A message keeps its id through all attempts, by which
 * the server stores it once; those of a conversation are sent one by one, so that they keep their
 * order.
 */
export class Outbox {
  readonly #channel: Channel;
  readonly #kept: KeptMessages;
  readonly #pictures: PictureUploads;
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();
  readonly #listeners = new Set<() => void>();
  /** For which the channel was opened again; once each, or a silent server would be asked for ever. */
  readonly #renewedFor = new Set<string>();
  readonly #stops: readonly (() => void)[];
  #all: readonly Outgoing[];

  constructor(channel: Channel, kept: KeptMessages, sendPicture: SendPicture) {
    this.#pictures = new PictureUploads(sendPicture, () => this.#tell());
    this.#channel = channel;
    this.#kept = kept;
    this.#all = kept.read();
    this.#stops = [
      channel.onFrame((frame) => this.#heard(frame)),
      channel.onState((isOpen) => this.#stateChanged(isOpen)),
    ];
    this.#sendNext();
  }

  readonly all = (): readonly Outgoing[] => this.#all;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  add(message: Pick<Outgoing, 'clientId' | 'to' | 'text' | 'at'>): void {
    this.#set([...this.#all, { ...message, state: 'waiting', reason: '' }]);
    this.#sendNext();
  }

  /** A picture is sent by a call of its own, in its turn among the texts of the conversation. */
  addPicture(message: Pick<Outgoing, 'clientId' | 'to' | 'at'>, file: File): void {
    this.#pictures.keep(message.clientId, file);
    const { name: fileName } = file;
    this.#set([...this.#all, { ...message, text: '', fileName, state: 'waiting', reason: '' }]);
    this.#sendNext();
  }

  /** The file of a picture; undefined after a reload of the page. */
  readonly fileOf = (clientId: string): File | undefined => this.#pictures.fileOf(clientId);

  /** How much of a picture is sent; 0 before it is its turn. */
  readonly percentOf = (clientId: string): number => this.#pictures.percentOf(clientId);

  resend(clientId: string): void {
    this.#change(clientId, { state: 'waiting', reason: '' });
    this.#sendNext();
  }

  /** Takes back what is not stored, also while it is being sent. */
  remove(clientId: string): void {
    this.#pictures.takeBack(clientId);
    this.confirm([clientId]);
  }

  /** These are stored: a frame or a page of the conversation has them. */
  confirm(clientIds: readonly string[]): void {
    const stored = new Set(clientIds);
    if (!this.#all.some(({ clientId }) => stored.has(clientId))) return;
    for (const clientId of clientIds) {
      this.#stopWaiting(clientId);
      this.#pictures.forget(clientId);
    }
    this.#set(this.#all.filter(({ clientId }) => !stored.has(clientId)));
    this.#sendNext();
  }

  stop(): void {
    for (const stop of this.#stops) stop();
    for (const { clientId } of this.#all) this.#stopWaiting(clientId);
  }

  #heard(frame: ServerFrame): void {
    if (frame.event === 'receiveMessage' && frame.clientId !== '') this.confirm([frame.clientId]);
    if (frame.event === 'refused' && frame.clientId !== '')
      this.#failed(frame.clientId, frame.message, true);
  }

  #stateChanged(isOpen: boolean): void {
    const isToGoAgain = isOpen
      ? ({ state, isRefused }: Outgoing) => state === 'failed' && !isRefused
      : // A picture is on its way by a call, which answers by itself.
        ({ state, fileName }: Outgoing) => state === 'sending' && fileName === undefined;
    for (const { clientId } of this.#all.filter(isToGoAgain)) {
      this.#stopWaiting(clientId);
      this.#change(clientId, { state: 'waiting', reason: '' });
    }
    if (isOpen) this.#sendNext();
  }

  #sendNext(): void {
    const busy = new Set(this.#all.filter(({ state }) => state === 'sending').map(({ to }) => to));
    for (const message of this.#all) {
      if (message.state !== 'waiting' || busy.has(message.to)) continue;
      if (message.fileName !== undefined) void this.#upload(message);
      else if (!this.#send(message)) continue;
      busy.add(message.to);
    }
  }

  /** False for a text that no server would take: the next one of the conversation may go. */
  #send({ clientId, to, text }: Outgoing): boolean {
    const outcome = this.#channel.send(chatSocketRoutes.sendMessage, { to, text, clientId });
    if (outcome === 'closed') return true;
    if (outcome !== 'sent') {
      this.#change(clientId, { state: 'failed', reason: outcome.fault, isRefused: true });
      return false;
    }
    this.#change(clientId, { state: 'sending' });
    this.#stopWaiting(clientId);
    this.#timers.set(
      clientId,
      setTimeout(() => this.#unanswered(clientId), answerMs),
    );
    return true;
  }

  async #upload({ clientId, to }: Outgoing): Promise<void> {
    const file = this.#pictures.fileOf(clientId);
    if (file === undefined) return this.#failed(clientId, texts.fileGone, true);
    if (!this.#channel.isOpen) return undefined;
    this.#change(clientId, { state: 'sending' });
    const came = await this.#pictures.send({ to, clientId, file });
    if (came === 'taken back') return undefined;
    if (came !== 'stored') return this.#failed(clientId, came.message, came.isFinal);
    this.#change(clientId, { state: 'stored' });
    return this.#sendNext();
  }

  #unanswered(clientId: string): void {
    this.#failed(clientId, texts.noAnswer, false);
    if (this.#renewedFor.has(clientId)) return;
    this.#renewedFor.add(clientId);
    this.#channel.renew();
  }

  #failed(clientId: string, reason: string, isRefused: boolean): void {
    this.#stopWaiting(clientId);
    this.#change(clientId, { state: 'failed', reason, isRefused });
    this.#sendNext();
  }

  #stopWaiting(clientId: string): void {
    clearTimeout(this.#timers.get(clientId));
    this.#timers.delete(clientId);
  }

  #change(clientId: string, changes: Partial<Outgoing>): void {
    this.#set(this.#all.map((one) => (one.clientId === clientId ? { ...one, ...changes } : one)));
  }

  #set(all: readonly Outgoing[]): void {
    this.#all = all;
    this.#kept.write(all);
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
