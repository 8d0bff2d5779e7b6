import type { chatRoutes } from '@driftig/contracts/chat/routes';
import { mostHits, type ChatHit } from '@driftig/contracts/chat/search';
import type { CompanyData } from '@driftig/data/store';
import {
  messageIdOf,
  otherOf,
  type ChannelState,
  type StoredMessage,
} from '@driftig/domain/chat/channel';
import { depthOfOne, excerptOf, hasWords, mostConversations } from '@driftig/domain/chat/search';
import type { DateText } from '@driftig/domain/dates';
import { formerColleague, nameOf } from '@driftig/domain/employees/name-of';
import { foldWords } from '@driftig/domain/text/fold-text';

import type { Handler } from '../pipeline/handler.ts';
import { ownConversations } from './own-conversations.ts';

/** Conversations that are read side by side. */
const atOnce = 10;

/**
 * Searches the newest messages of each of the user's conversations, or those before `depth` of
 * each. The reads of one call are bounded, however many messages there are (docs/words/chat.md).
 */
export const searchMessages: Handler<typeof chatRoutes.searchMessages> = async ({
  input: { query },
  store,
  actor,
  today,
}) => {
  const words = foldWords(query.search);
  const { conversations, nameOfSender } = await searchedConversations(store, actor.userId, today);
  const { depth: before = 0 } = query;
  const depth = before + depthOfOne(conversations.length);
  const older = conversations.filter(({ last }) => last > before);
  const found: Found[] = [];
  for (let from = 0; from < older.length; from += atOnce) {
    const some = older.slice(from, from + atOnce);
    // In parts, so that many conversations do not open many connections.
    // oxlint-disable-next-line no-await-in-loop
    const pages = await Promise.all(
      some.map((conversation) => pageOf(store, conversation, { before, depth })),
    );
    found.push(...pages.flat().filter(({ message }) => hasWords(message.text, words)));
  }
  const newest = found.toSorted((a, b) => b.message.at.localeCompare(a.message.at));
  return {
    hits: newest
      .slice(0, mostHits)
      .map(({ conversation, message: { number, senderId, text, at } }): ChatHit => ({
        messageId: messageIdOf(conversation.channelId, number),
        conversationId: conversation.conversationId,
        conversationName: conversation.name,
        senderName: nameOfSender(senderId),
        excerpt: excerptOf(text, words),
        at,
        number,
      })),
    depth,
    hasOlder: older.some(({ last }) => last > depth),
    isCut: newest.length > mostHits,
  };
};

interface SearchedConversation extends ChannelState {
  /** Id for opening the conversation: the colleague's or the group's. */
  readonly conversationId: string;
  readonly name: string;
}

interface Found {
  readonly conversation: SearchedConversation;
  readonly message: StoredMessage;
}

/** The user's conversations, those with the newest messages first. */
async function searchedConversations(store: CompanyData, userId: string, today: DateText) {
  const { groups, direct, everybody } = await ownConversations(store, userId, today);
  const names = new Map(everybody.map((person) => [person.userId, nameOf(person)]));
  const channels = await store.chat.listChannels(direct);
  const conversations: SearchedConversation[] = [
    ...channels.map((channel) => {
      const conversationId = otherOf(channel.channelId, userId);
      return { ...channel, conversationId, name: names.get(conversationId) ?? formerColleague };
    }),
    ...groups.map(({ channel, name }) => ({ ...channel, conversationId: channel.channelId, name })),
  ];
  const newest = conversations
    .filter(({ last }) => last > 0)
    .toSorted((a, b) => b.lastAt.localeCompare(a.lastAt))
    .slice(0, mostConversations);
  const nameOfSender = (id: string) => (id === userId ? 'Me' : (names.get(id) ?? formerColleague));
  return { conversations: newest, nameOfSender };
}

interface Part {
  /** How many of the newest were searched before, and how many are searched with this. */
  readonly before: number;
  readonly depth: number;
}

/** Numbers have no gaps: the messages before so many are those below a number. */
async function pageOf(
  { chat }: CompanyData,
  conversation: SearchedConversation,
  { before, depth }: Part,
): Promise<readonly Found[]> {
  const below = before === 0 ? 0 : conversation.last - before + 1;
  const page = { before: below, limit: depth - before, consistent: false };
  const messages = await chat.listMessages(conversation.channelId, page);
  return messages.map((message) => ({ conversation, message }));
}
