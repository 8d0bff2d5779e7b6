// Default export: loaded lazily by NavItem, only for users who approve hours.
import { timeCountRoutes } from '@driftig/contracts/time/count-route';
import { useQuery } from '@tanstack/react-query';

import { routeQuery } from '../../../api/queries/route-query.ts';
import { WaitingCount } from './waiting-count.tsx';

/** The number of hours that wait for approval. */
export default function HoursCount() {
  const { data } = useQuery(routeQuery(timeCountRoutes.countTimeReports, {}));
  return <WaitingCount count={data?.pending} word="venter" />;
}
