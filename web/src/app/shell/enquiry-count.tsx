// Default export: loaded lazily by NavItem, and only for who sees enquiries.
import { orderRoutes } from '@driftig/contracts/orders/routes';
import { VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';

import { routeQuery } from '../../api/route-query.ts';
import { CountBadge } from '../../ui/display/status-chip.tsx';

const MINUTE = 60_000;

/** How many enquiries wait for an answer: asked again now and then, since customers send them. */
export default function EnquiryCount() {
  const { data } = useQuery({
    ...routeQuery(orderRoutes.countEnquiries, {}),
    refetchInterval: 5 * MINUTE,
  });
  if (!data?.count) return null;
  return (
    <span>
      <CountBadge value={data.count} tone="pending" />
      <VisuallyHidden> nye</VisuallyHidden>
    </span>
  );
}
