// Default export: loaded lazily, once the first screen is there.
import { useQuery } from '@tanstack/react-query';

import { ownTasksQuery } from '../../../shared/board-tasks/list-queries.ts';
import { UnreadBadge } from '../../../ui/display/unread-badge.tsx';

/** The number of one's overdue tasks beside Opgaver in the bar of a phone. */
export default function OverdueCount() {
  const count = useQuery(ownTasksQuery).data?.overdue ?? 0;
  return (
    <UnreadBadge count={count} label={count === 1 ? ', 1 forfalden' : `, ${count} forfaldne`} />
  );
}
