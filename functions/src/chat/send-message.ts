import type { ServerFrame } from '@driftig/contracts/chat/frames';
import type { socketRoutes } from '@driftig/contracts/core/socket-routes';
import { TalkWentOn } from '@driftig/data/chat.repository';
import { AlreadyAnswered } from '@driftig/data/commit';
import type { CompanyStore } from '@driftig/data/store';
import { backOff } from '@driftig/data/transact';
import type { Actor } from '@driftig/domain/actor';
import { messageIdOf, nameForReader, type StoredMessage } from '@driftig/domain/chat/channel';
import { excerptOf, mentionedIn } from '@driftig/domain/chat/mentions';
import { nameOf } from '@driftig/domain/employees/name-of';
import { AppError } from '@driftig/domain/errors';
import type { Telling } from '@driftig/domain/notifications/occasion';

import type { FrameHandler } from '../live/frames.ts';
import { tellPeople } from '../live/tell.ts';
import { assertMayWrite, talkWith, type Talk } from './talk.ts';

const maxAttempts = 20;

/**
 * Stores a message, then pushes it to all devices of everybody in the talk, the sender's included. A
 * resend with the same client id is stored once and pushed again, since the first push may have been
 * lost with its socket (product T10).
 */
export const sendMessage: FrameHandler<typeof socketRoutes.sendMessage> = async ({
  frame,
  actor,
  storeFor,
  now,
}) => {
  const { to, text, clientId = '' } = frame;
  const store = storeFor(clientId);
  const talk = await talkWith(store, actor, to);
  await assertMayWrite(store, talk);
  const message = await storeMessage(store, talk, { senderId: actor.userId, text, clientId, now });
  await Promise.all(
    talk.people.map((reader) =>
      tellPeople(actor.companyId, [reader], frameFor(reader, talk, message, actor), { now }),
    ),
  );
};

interface Sending extends Pick<StoredMessage, 'senderId' | 'text' | 'clientId'> {
  readonly now: string;
}

/** Each message gets the next number of its talk; of two at once one gets the number after. */
async function storeMessage(
  store: CompanyStore,
  talk: Talk,
  { now: at, ...sent }: Sending,
): Promise<StoredMessage> {
  const { channelId, people } = talk;
  const tells = await mentionTellings(store, talk, sent);
  for (let attempt = 1; ; attempt += 1) {
    const before = await store.chat.findChannel(channelId);
    const message = { ...sent, at, number: before.last + 1 };
    try {
      await store.commit({
        writes: store.chat.addMessage(before, message, people),
        audit: { action: 'chat.messageSent', subject: `talk ${channelId}` },
        onContention: () => new TalkWentOn(),
        tells,
        answer: { number: message.number },
      });
      return message;
    } catch (error) {
      if (error instanceof AlreadyAnswered) return storedBefore(store, channelId, sent);
      if (!(error instanceof TalkWentOn)) throw error;
      if (attempt === maxAttempts) throw new AppError('busy', { cause: error });
      await backOff(attempt);
    }
  }
}

/** Whoever the message names is told of it; a message without '@' reads nobody's name. */
async function mentionTellings(
  { users }: CompanyStore,
  { channel, channelId, people }: Talk,
  { senderId, text }: Pick<StoredMessage, 'senderId' | 'text'>,
): Promise<Telling[]> {
  if (!text.includes('@')) return [];
  const others = people.filter((id) => id !== senderId);
  const names = await users.namesOf(others);
  const to = mentionedIn(
    text,
    [...names].map(([userId, name]) => ({ userId, name })),
  );
  if (to.length === 0) return [];
  const talkId = channel.kind === 'direct' ? senderId : channelId;
  return [{ to, occasion: { kind: 'mentioned', facts: { talkId, text: excerptOf(text) } } }];
}

/** How far back a message that was sent before is looked for; resends come within minutes. */
const lookedThrough = 200;

async function storedBefore(
  store: CompanyStore,
  channelId: string,
  { senderId, clientId }: Pick<StoredMessage, 'senderId' | 'clientId'>,
): Promise<StoredMessage> {
  const found = await store.chat.listMessages(channelId, { before: 0, limit: lookedThrough });
  const stored = found.find((one) => one.senderId === senderId && one.clientId === clientId);
  if (stored === undefined) throw new AppError('key_reused');
  return stored;
}

function frameFor(
  reader: string,
  { channel, channelId }: Talk,
  { number, senderId, text, at, clientId }: StoredMessage,
  actor: Actor,
): ServerFrame {
  return {
    event: 'receiveMessage',
    sender_id: senderId,
    receiver_id: channel.kind === 'direct' ? nameForReader(channel, senderId) : channelId,
    message: text,
    timestamp: at,
    id: messageIdOf(channelId, number),
    number,
    sendername: nameOf(actor),
    // Only the sender knows the id, and finds the message by it on the device that sent it.
    clientid: reader === senderId ? clientId : '',
  };
}
