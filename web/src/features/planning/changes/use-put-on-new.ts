import { useQueryClient } from '@tanstack/react-query';

import { describeError } from '../../../api/errors.ts';
import { toastFailure } from '../../../ui/feedback/toast.tsx';
import type { PlannerAddress } from '../planner-bar.tsx';
import { planQuery } from '../queries.ts';
import { texts } from '../texts.ts';
import type { PlanChanges } from './use-plan-changes.ts';

/** Puts a new order on the person in whose row it was drawn, as a drag would (product K31). */
export function usePutOnNew({ propose }: PlanChanges, { from, to }: PlannerAddress['range']) {
  const queryClient = useQueryClient();
  const put = async (orderId: string, laneId: string) => {
    try {
      const { orders, people } = await queryClient.fetchQuery(planQuery(from, to));
      const order = orders.find(({ id }) => id === orderId);
      if (order === undefined || !people.some(({ id }) => id === laneId)) return;
      const who = { assignedIds: [laneId], added: laneId, removed: undefined };
      propose({ order, time: order, isMoved: false, ...who });
    } catch (error) {
      toastFailure(texts.notSaved, { text: describeError(error) });
    }
  };
  return (orderId: string, laneId: string | undefined) => {
    if (laneId !== undefined) void put(orderId, laneId);
  };
}
