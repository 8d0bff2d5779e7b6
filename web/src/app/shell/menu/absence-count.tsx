// Default export: loaded lazily by NavItem, only for users who answer applications.
import { absenceCountRoutes } from '@driftig/contracts/vacation/absence-count';
import { useQuery } from '@tanstack/react-query';

import { routeQuery } from '../../../api/queries/route-query.ts';
import { WaitingCount } from './waiting-count.tsx';

/** The number of applications that wait for an answer. */
export default function AbsenceCount() {
  const { data } = useQuery(routeQuery(absenceCountRoutes.countAbsences, {}));
  return <WaitingCount count={data?.pending} word="venter" />;
}
