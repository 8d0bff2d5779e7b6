import type { chatRoutes } from '@driftig/contracts/chat/routes';
import { channelIdOf, groupOfId } from '@driftig/domain/chat/channel';
import { compareNames } from '@driftig/domain/company/department';
import { nameOf } from '@driftig/domain/employees/name-of';
import { AppError } from '@driftig/domain/errors';

import type { Handler } from '../pipeline/handler.ts';
import { groupOf } from './conversation.ts';

/** A group's members and read marks, for those who may read it. */
export const getChatGroup: Handler<typeof chatRoutes.getChatGroup> = async ({
  input,
  store,
  actor,
}) => {
  const channel = groupOfId(input.params.id);
  if (channel === undefined) throw new AppError('not_found');
  const { name, people } = await groupOf(store, actor, channel);
  const channelId = channelIdOf(channel);
  const [reads, departments] = await Promise.all([
    store.chat.readsOf(
      channelId,
      people.map(({ userId }) => userId),
    ),
    store.departments.list(),
  ]);
  const departmentNames = new Map(departments.map((one) => [one.departmentId, one.name]));
  return {
    id: channelId,
    kind: channel.kind,
    name,
    isIn: people.some(({ userId }) => userId === actor.userId),
    people: people
      .map((person) => ({
        id: person.userId,
        name: nameOf(person),
        department: departmentNames.get(person.departmentId) ?? '',
        isMe: person.userId === actor.userId,
        hasPicture: person.picture !== '',
        read: reads.get(person.userId) ?? 0,
      }))
      .toSorted(compareNames),
  };
};
