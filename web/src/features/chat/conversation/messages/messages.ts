import type { ServerFrame } from '@driftig/contracts/chat/frames';
import type { ChatMessage } from '@driftig/contracts/chat/message';
import { isGroupId } from '@driftig/domain/chat/group-id';

export type MessageFrame = Extract<ServerFrame, { event: 'receiveMessage' }>;

/**
 * One list of what is known of a conversation, in the server's order. Pages and frames overlap: a message is
 * known by its number, which has no gaps.
 */
export function addMessages(
  known: readonly ChatMessage[],
  more: readonly ChatMessage[],
): readonly ChatMessage[] {
  const numbers = new Set(known.map(({ number }) => number));
  const added = more.filter(({ number }) => !numbers.has(number));
  if (added.length === 0) return known;
  return [...known, ...added].toSorted((a, b) => a.number - b.number);
}

/** The number before which messages are missing: the first after the newest gap; undefined for none. */
export function gapBefore(known: readonly ChatMessage[]): number | undefined {
  const after = known.findLast(
    ({ number }, index) => index > 0 && known[index - 1]?.number !== number - 1,
  );
  return after?.number;
}

/** Where older messages begin; undefined where the first one is known. */
export function olderBefore(known: readonly ChatMessage[]): number | undefined {
  const first = known[0]?.number;
  return first === undefined || first <= 1 ? undefined : first;
}

/** The message of a frame, where it belongs to this conversation: of these two, or of the group `withId`. */
export function messageOf(
  frame: MessageFrame,
  ownId: string,
  withId: string,
): ChatMessage | undefined {
  if (!isAbout(frame, ownId, withId)) return undefined;
  const { messageId, text, at, senderId, senderName, number, clientId, picture = '' } = frame;
  return {
    messageId,
    text,
    at,
    type: senderId === ownId ? 'sent' : 'received',
    senderId,
    senderName,
    number,
    clientId,
    picture,
  };
}

interface FromTo {
  readonly senderId: string;
  readonly receiverId: string;
}

/** Whether a message or a typing frame belongs to this conversation. */
export function isAbout(frame: FromTo, ownId: string, withId: string): boolean {
  if (frame.receiverId === withId) return isGroupId(withId) || frame.senderId === ownId;
  return frame.receiverId === ownId && frame.senderId === withId;
}

/** The newest message of the other; 0 for none. */
export function lastReceived(known: readonly ChatMessage[]): number {
  return known.findLast(({ type }) => type === 'received')?.number ?? 0;
}
