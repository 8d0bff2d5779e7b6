// Default export: loaded lazily by the bell and the menu's button.
import { mostCounted } from '@driftig/contracts/notifications/kinds';
import { notificationCountRoutes } from '@driftig/contracts/notifications/count-route';
import { useQuery } from '@tanstack/react-query';

import { routeQuery } from '../../api/route-query.ts';
import { UnreadBadge } from '../../ui/display/unread-badge.tsx';

const countQuery = routeQuery(notificationCountRoutes.countNotifications, {});

/** How many notifications one has not read; the live channel says when that is stale. */
export default function UnreadNotifications() {
  const { data } = useQuery(countQuery);
  const count = data?.unread ?? 0;
  const label = count === 1 ? ', 1 ulæst' : `, ${count >= mostCounted ? 'over 99' : count} ulæste`;
  return <UnreadBadge count={count} label={label} />;
}
