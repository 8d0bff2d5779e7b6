import type { ServerFrame } from '@driftig/contracts/chat/frames';
import type { ChatMessage } from '@driftig/contracts/chat/message';

export type MessageFrame = Extract<ServerFrame, { event: 'receiveMessage' }>;

/**
 * One list of what is known of a talk, in the server's order. Pages and frames overlap: a message is
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

/** The message of a frame, where it belongs to the talk of these two. */
export function messageOf(
  frame: MessageFrame,
  ownId: string,
  withId: string,
): ChatMessage | undefined {
  const isOwn = frame.sender_id === ownId && frame.receiver_id === withId;
  const isTheirs = frame.sender_id === withId && frame.receiver_id === ownId;
  if (!isOwn && !isTheirs) return undefined;
  return {
    messageId: frame.id,
    text: frame.message,
    at: frame.timestamp,
    type: isOwn ? 'sent' : 'received',
    senderId: frame.sender_id,
    senderName: frame.sendername,
    number: frame.number,
    clientId: frame.clientid,
  };
}

/** The newest message of the other; 0 for none. */
export function lastReceived(known: readonly ChatMessage[]): number {
  return known.findLast(({ type }) => type === 'received')?.number ?? 0;
}
