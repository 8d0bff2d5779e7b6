import { VisuallyHidden } from '@mantine/core';

import { CountBadge } from '../../../ui/display/status-chip.tsx';

/** A number beside a link of the menu; nothing for 0 and while it is not known. */
export function WaitingCount({ count, word }: { count: number | undefined; word: string }) {
  if (!count) return null;
  return (
    <span>
      <CountBadge value={count} tone="pending" />
      <VisuallyHidden> {word}</VisuallyHidden>
    </span>
  );
}
