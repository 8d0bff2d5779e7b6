// Default export: loaded lazily by NavItem, only for users who may see enquiries.
import { enquiryRoutes } from '@driftig/contracts/orders/enquiries';
import { useQuery } from '@tanstack/react-query';

import { routeQuery } from '../../../api/queries/route-query.ts';
import { WaitingCount } from './waiting-count.tsx';

const MINUTE = 60_000;

/** The number of unanswered enquiries; polled, since customers send them at any time. */
export default function EnquiryCount() {
  const { data } = useQuery({
    ...routeQuery(enquiryRoutes.countEnquiries, {}),
    refetchInterval: 5 * MINUTE,
  });
  return <WaitingCount count={data?.count} word="nye" />;
}
