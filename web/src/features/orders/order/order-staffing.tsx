import { Suspense, useMemo, useState } from 'react';

import { StaffingCard } from '../../../shared/staffing/staffing-card.tsx';
import { lazyWhenIdle } from '../../../ui/loading/lazy-when-idle.ts';
import type { OrderOverview } from '../queries.ts';

const PlanningDialog = lazyWhenIdle(() => import('../../../shared/staffing/planning-dialog.tsx'));

/** People of the order; planning opens as a dialog. */
export function OrderStaffing({ order }: { order: OrderOverview['order'] }) {
  const [isPlanning, setPlanning] = useState(false);
  const { id, startDate, endDate, startTime, endTime } = order;
  const time = useMemo(
    () => ({ orderId: id, startDate, endDate, startTime, endTime }),
    [id, startDate, endDate, startTime, endTime],
  );
  return (
    <>
      <StaffingCard
        time={time}
        needed={order.neededEmployees}
        assigned={order.assignedEmployees}
        isCancelled={order.status === 'cancelled'}
        onPlan={() => setPlanning(true)}
      />
      <Suspense>
        {isPlanning ? (
          <PlanningDialog
            order={{ ...time, id, title: order.title, customer: order.company || order.name }}
            onClose={() => setPlanning(false)}
          />
        ) : null}
      </Suspense>
    </>
  );
}
