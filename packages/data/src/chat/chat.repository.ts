import type { ChannelState, ReadState, StoredMessage } from '@driftig/domain/chat/channel';

import { channelEntity, messageEntity, readStateEntity } from './chat.entities.ts';
import type { Table } from '../core/client.ts';
import { tryConditionalWrite } from '../core/conditional-write.ts';
import { VersionConflict } from '../core/retry-on-conflict.ts';
import { putOf, type Write } from '../core/write.ts';

/** Another message took the number; the next try gives this one the number after it. */
export const numberTaken = () =>
  new VersionConflict('Der skrives meget i samtalen lige nu. Prøv igen om et øjeblik.');

interface MessagePage {
  readonly before: number;
  readonly limit: number;
  /** A search may miss what was just written, at half the price. */
  readonly consistent?: boolean;
}

interface ChannelOfPerson {
  readonly userId: string;
  readonly channelId: string;
}

/** Conversations and messages of the actor's company. */
export function chatRepository(table: Table, companyId: string) {
  const channels = channelEntity(table);
  const messages = messageEntity(table);
  const reads = readStateEntity(table);

  /**
   * How far people have read a conversation; who has never opened it, nor written in it, is not
   * among them.
   */
  async function readsOf(
    channelId: string,
    userIds: readonly string[],
  ): Promise<ReadonlyMap<string, number>> {
    const found = await listReadsOf(userIds.map((userId) => ({ userId, channelId })));
    return new Map(found.map(({ userId, read }) => [userId, read]));
  }

  /** How far each of these people has read the conversation beside them. */
  async function listReadsOf(
    of: readonly ChannelOfPerson[],
  ): Promise<(ReadState & ChannelOfPerson)[]> {
    if (of.length === 0) return [];
    const keys = of.map(({ userId, channelId }) => ({ companyId, userId, channelId }));
    const { data } = await reads.get(keys).go({ consistent: true, concurrent: 4 });
    return data;
  }

  return {
    async findChannel(channelId: string): Promise<ChannelState> {
      const { data } = await channels.get({ companyId, channelId }).go({ consistent: true });
      return data ?? { channelId, last: 0, lastAt: '' };
    },

    async listChannels(channelIds: readonly string[]): Promise<ChannelState[]> {
      if (channelIds.length === 0) return [];
      const keys = channelIds.map((channelId) => ({ companyId, channelId }));
      const { data } = await channels.get(keys).go({ consistent: true, concurrent: 4 });
      return data;
    },

    /** The read marks of a user. */
    async listReads(userId: string): Promise<ReadState[]> {
      const { data } = await reads.query
        .main({ companyId, userId })
        .go({ pages: 'all', consistent: true });
      return data;
    },

    /** Undefined where there is none of that number. */
    async findMessage(channelId: string, number: number): Promise<StoredMessage | undefined> {
      const key = { companyId, channelId, number };
      const { data } = await messages.get(key).go({ consistent: true });
      return data ?? undefined;
    },

    readsOf,
    listReadsOf,

    /** The newest messages before a number (all where it is 0), oldest first. */
    async listMessages(
      channelId: string,
      { before, limit, consistent = true }: MessagePage,
    ): Promise<StoredMessage[]> {
      const query = messages.query.main({ companyId, channelId });
      const wanted = before === 0 ? query : query.lt({ number: before });
      const { data } = await wanted.go({ limit, order: 'desc', consistent });
      return data.toReversed();
    },

    /**
     * The next message of a conversation and how far it then is; who sends it has read it. `readers` are the
     * two of a direct conversation; a group is known by what it belongs to. Throws VersionConflict where
     * another message has the number.
     */
    addMessage(before: ChannelState, message: StoredMessage, readers: readonly string[]): Write[] {
      const { channelId } = before;
      const { number, senderId, at, text } = message;
      const lastText = beginningOf(text);
      const next = { companyId, channelId, last: number, lastAt: at, lastBy: senderId, lastText };
      const channel =
        before.last === 0
          ? putOf(channels.create(next), numberTaken)
          : putOf(
              channels.put(next).where((item, op) => op.eq(item.last, before.last)),
              numberTaken,
            );
      const own = putOf(reads.put({ companyId, userId: senderId, channelId, read: number }));
      // The first message of two people makes the conversation known to the other one as well.
      const others = before.last > 0 ? [] : readers.filter((userId) => userId !== senderId);
      return [
        channel,
        putOf(messages.create({ companyId, channelId, ...message }), numberTaken),
        own,
        ...others.map((userId) => putOf(reads.put({ companyId, userId, channelId, read: 0 }))),
      ];
    },

    /** Nothing can be added to the conversation any more, until its lock expires. */
    async closeChannel(channelId: string, expiresAt: number): Promise<void> {
      const closed = { last: 0, lastAt: '', isClosed: true, expiresAt };
      await channels.put({ companyId, channelId, ...closed }).go();
    },

    async removeMessages(channelId: string, numbers: readonly number[]): Promise<void> {
      await Promise.all(
        numbers.map((number) => messages.delete({ companyId, channelId, number }).go()),
      );
    },

    /** How far these people have read a conversation. */
    async removeReads(channelId: string, userIds: readonly string[]): Promise<void> {
      const readers = [...(await readsOf(channelId, userIds)).keys()];
      await Promise.all(
        readers.map((userId) => reads.delete({ companyId, userId, channelId }).go()),
      );
    },

    /** Moves the read marker forward only. False when it was already there or further. */
    markRead(userId: string, channelId: string, read: number): Promise<boolean> {
      const put = reads
        .put({ companyId, userId, channelId, read })
        .where((item, op) => `${op.notExists(item.read)} OR ${op.lt(item.read, read)}`);
      return tryConditionalWrite(() => put.go());
    },
  };
}

/** How much of the newest message the list of conversations shows. */
const longestBeginning = 120;

/** Its first line, without half a character at the end. */
function beginningOf(text: string): string {
  const [line = ''] = text.split('\n', 1);
  return [...line].slice(0, longestBeginning).join('');
}
