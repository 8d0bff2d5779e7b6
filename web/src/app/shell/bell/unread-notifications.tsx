import { mostCounted } from '@driftig/contracts/notifications/kinds';
import { notificationCountRoutes } from '@driftig/contracts/notifications/count-route';
import { useQuery } from '@tanstack/react-query';

import { routeQuery } from '../../../api/queries/route-query.ts';
import { useUser } from '../../../api/session/session.ts';
import { UnreadBadge } from '../../../ui/display/unread-badge.tsx';
import classes from './bell.module.css';

const countQuery = routeQuery(notificationCountRoutes.countNotifications, {});

/** How many notifications one has not read, at a corner; the live channel says when that is stale. */
export function UnreadNotifications() {
  const { data } = useQuery({ ...countQuery, enabled: !useUser().mustEnrol });
  const count = data?.unread ?? 0;
  const label = count === 1 ? ', 1 ulæst' : `, ${count >= mostCounted ? 'over 99' : count} ulæste`;
  return (
    <span className={classes.count}>
      <UnreadBadge count={count} label={label} />
    </span>
  );
}
