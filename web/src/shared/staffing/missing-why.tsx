// Default export: loaded lazily, when the staffing of an order is opened.
import { whyPeopleMissing } from '@driftig/domain/why/counts';
import { useQuery } from '@tanstack/react-query';

import { paths } from '../../paths.ts';
import { FetchedWhy } from '../why/fetched-why.tsx';
import { availabilityQuery, type PlannedTime } from './staff.ts';
import { texts } from './texts.ts';

interface MissingWhyProps {
  time: PlannedTime;
  needed: number;
  assigned: number;
  onClose: () => void;
}

/** The people that an order has, and how many it lacks. */
export default function MissingWhy({ time, needed, assigned, onClose }: MissingWhyProps) {
  const { data, error, refetch } = useQuery(availabilityQuery(time));
  return (
    <FetchedWhy
      title={texts.staffingCard}
      data={data}
      error={error}
      onRetry={() => void refetch()}
      answer={({ assignedEmployees }) =>
        whyPeopleMissing({
          needed,
          assigned,
          people: assignedEmployees.map(({ id, name, isAbsent }) => ({
            name,
            isAbsent,
            to: paths.employee(id),
          })),
        })
      }
      onClose={onClose}
    />
  );
}
