import { enquiryRoutes } from '@driftig/contracts/orders/enquiries';
// Default export: loaded lazily by NavItem, only for users who may see enquiries.
import { VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';

import { routeQuery } from '../../../api/queries/route-query.ts';
import { CountBadge } from '../../../ui/display/status-chip.tsx';

const MINUTE = 60_000;

/** The number of unanswered enquiries; polled, since customers send them at any time. */
export default function EnquiryCount() {
  const { data } = useQuery({
    ...routeQuery(enquiryRoutes.countEnquiries, {}),
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
