import type { ChatPerson, chatRoutes } from '@driftig/contracts/chat/routes';
import type { NamedUser } from '@driftig/data/auth/auth.repository';
import type { CompanyData } from '@driftig/data/store';
import { channelIdOf, unreadOf, type ChannelState } from '@driftig/domain/chat/channel';
import { compareNames } from '@driftig/domain/company/department';
import { nameOf } from '@driftig/domain/employees/name-of';

import type { Handler } from '../pipeline/handler.ts';

/** Active colleagues, and those who left but were written with; oneself as 'Me' (product T10, T15). */
export const listChatPeople: Handler<typeof chatRoutes.listChatPeople> = async ({
  store,
  actor,
}) => {
  const [users, departments, conversations] = await Promise.all([
    store.users.listNames(),
    store.departments.list(),
    ownConversations(store, actor.userId),
  ]);
  const reads = await partnerReads(store, actor.userId, conversations, users);
  const names = new Map(departments.map(({ departmentId, name }) => [departmentId, name]));
  return users
    .filter(
      ({ userId, status }) =>
        status === 'active' || conversations.has(directId(actor.userId, userId)),
    )
    .map((user): ChatPerson => {
      const isMe = user.userId === actor.userId;
      const conversation = isMe
        ? undefined
        : conversations.get(directId(actor.userId, user.userId));
      return {
        id: user.userId,
        name: isMe ? 'Me' : nameOf(user),
        department: names.get(user.departmentId) ?? '',
        unreadCount: conversation?.unread ?? 0,
        isMe,
        isActive: user.status === 'active',
        hasPicture: user.picture !== '',
        lastAt: conversation?.lastAt ?? '',
        lastText: conversation?.lastText ?? '',
        lastBy: senderOf(conversation, actor.userId, user),
        read: reads.get(user.userId) ?? 0,
      };
    })
    .toSorted((a, b) => b.lastAt.localeCompare(a.lastAt) || compareNames(a, b));
};

/** The name of who wrote last; '' before the first message. */
function senderOf(
  conversation: Pick<ChannelState, 'lastBy'> | undefined,
  ownId: string,
  partner: NamedUser,
): string {
  if (conversation?.lastBy === undefined) return '';
  return conversation.lastBy === ownId ? 'Me' : nameOf(partner);
}

const directId = (one: string, other: string) =>
  channelIdOf({ kind: 'direct', people: [one, other] });

interface OwnConversation extends ChannelState {
  readonly unread: number;
}

/** The user's conversations by channel: two reads however many there are. */
async function ownConversations(
  { chat }: CompanyData,
  userId: string,
): Promise<ReadonlyMap<string, OwnConversation>> {
  const reads = await chat.listReads(userId);
  const readOf = new Map(reads.map(({ channelId, read }) => [channelId, read]));
  const channels = await chat.listChannels([...readOf.keys()]);
  return new Map(
    channels.map((channel) => [
      channel.channelId,
      { ...channel, unread: unreadOf(channel.last, readOf.get(channel.channelId) ?? 0) },
    ]),
  );
}

/** How far the others have read the conversations with the user, by their ids. */
async function partnerReads(
  { chat }: CompanyData,
  ownId: string,
  conversations: ReadonlyMap<string, OwnConversation>,
  users: readonly NamedUser[],
): Promise<ReadonlyMap<string, number>> {
  const asked = users
    .filter(({ userId }) => userId !== ownId)
    .map(({ userId }) => ({ userId, channelId: directId(ownId, userId) }))
    .filter(({ channelId }) => conversations.has(channelId));
  return new Map((await chat.listReadsOf(asked)).map(({ userId, read }) => [userId, read]));
}
