import type { GroupPerson } from '@driftig/contracts/chat/groups';
import type { ChatPerson } from '@driftig/contracts/chat/routes';

import { texts } from './texts.ts';

/** Another member of a conversation. */
interface Other {
  readonly id: string;
  readonly name: string;
  /** The number of the newest message they were known to have read. */
  readonly read: number;
}

/** Partner in a conversation: a colleague, or the people of a group. */
export interface Partner {
  readonly id: string;
  readonly kind: 'person' | 'department' | 'order';
  readonly name: string;
  readonly unreadCount: number;
  /** The colleague's picture; groups have none. */
  readonly hasPicture: boolean;
  /** Shown below the name. */
  readonly note: string;
  readonly others: readonly Other[];
  /** False where the colleague has left. */
  readonly canWrite: boolean;
  /** False for a manager who reads along in an order's conversation. */
  readonly isIn: boolean;
}

export function partnerOfPerson(person: ChatPerson): Partner {
  const { id, name, department, unreadCount, isActive, hasPicture, read } = person;
  return {
    id,
    kind: 'person',
    name,
    unreadCount,
    hasPicture,
    note: isActive ? department : texts.hasLeft,
    others: [{ id, name, read }],
    canWrite: isActive,
    isIn: true,
  };
}

interface Group {
  readonly id: string;
  readonly kind: 'department' | 'order';
  readonly name: string;
  readonly isIn: boolean;
  readonly people: readonly GroupPerson[];
}

export function partnerOfGroup(group: Group, unreadCount: number): Partner {
  const { id, kind, name, isIn, people } = group;
  const others = people.filter(({ isMe }) => !isMe);
  return {
    id,
    kind,
    name,
    unreadCount,
    hasPicture: false,
    note: texts.whoIsIn(
      others.map((one) => firstName(one.name)),
      isIn,
    ),
    others,
    canWrite: true,
    isIn,
  };
}

export const isGroup = ({ kind }: Pick<Partner, 'kind'>) => kind !== 'person';

/** Name of a colleague where several names share a line. */
export const firstName = (name: string) => name.split(' ', 1)[0] ?? name;
