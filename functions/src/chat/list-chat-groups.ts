import type { ChatGroup } from '@driftig/contracts/chat/groups';
import type { chatRoutes } from '@driftig/contracts/chat/routes';
import type { NamedUser } from '@driftig/data/auth/auth.repository';
import { unreadInGroup } from '@driftig/domain/chat/channel';
import { isGroupListed, isOrderListed } from '@driftig/domain/chat/group-list';
import { compareNames } from '@driftig/domain/company/department';
import { formerColleague, nameOf } from '@driftig/domain/employees/name-of';

import type { Handler } from '../pipeline/handler.ts';
import { ownConversations } from './own-conversations.ts';

/** The user's groups, those with the newest messages first (product C10, C11). */
export const listChatGroups: Handler<typeof chatRoutes.listChatGroups> = async ({
  store,
  actor: { userId },
  today,
}) => {
  const { groups, everybody } = await ownConversations(store, userId, today);
  const nameOfSender = senderNames(everybody, userId);
  return groups
    .filter(
      ({ people, channel, order }) =>
        isGroupListed(people, channel) &&
        (order === undefined || isOrderListed(order, channel, today)),
    )
    .map(({ kind, name, people, channel, read }): ChatGroup => {
      const { channelId, last, lastAt, lastBy, lastText = '' } = channel;
      return {
        id: channelId,
        kind,
        name,
        people,
        unreadCount: unreadInGroup(last, read),
        lastAt,
        lastText,
        lastBy: nameOfSender(lastBy),
      };
    })
    .toSorted((a, b) => b.lastAt.localeCompare(a.lastAt) || compareNames(a, b));
};

function senderNames(everybody: readonly NamedUser[], ownId: string) {
  const names = new Map(everybody.map((person) => [person.userId, nameOf(person)]));
  return (id: string | undefined): string => {
    if (id === undefined) return '';
    return id === ownId ? 'Me' : (names.get(id) ?? formerColleague);
  };
}
