interface Conversation {
  readonly id: string;
  readonly unreadCount: number;
  /** ISO UTC; '' where nothing was written yet. */
  readonly lastAt: string;
}

/** The open conversation is being read. */
export const isUnread = ({ id, unreadCount }: Conversation, chosenId: string | undefined) =>
  unreadCount > 0 && id !== chosenId;

/** The unread conversations of all kinds, the newest first. */
export function unreadOf<T extends Conversation>(
  conversations: readonly T[],
  chosenId: string | undefined,
): readonly T[] {
  return conversations
    .filter((conversation) => isUnread(conversation, chosenId))
    .toSorted((a, b) => b.lastAt.localeCompare(a.lastAt));
}
