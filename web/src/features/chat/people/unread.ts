interface Talk {
  readonly id: string;
  readonly unreadCount: number;
  /** ISO UTC; '' where nothing was written yet. */
  readonly lastAt: string;
}

/** The open talk is being read. */
export const isUnread = ({ id, unreadCount }: Talk, chosenId: string | undefined) =>
  unreadCount > 0 && id !== chosenId;

/** The unread talks of all kinds, the newest first. */
export function unreadOf<T extends Talk>(
  talks: readonly T[],
  chosenId: string | undefined,
): readonly T[] {
  return talks
    .filter((talk) => isUnread(talk, chosenId))
    .toSorted((a, b) => b.lastAt.localeCompare(a.lastAt));
}
