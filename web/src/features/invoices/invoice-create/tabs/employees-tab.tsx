// Default export: loaded lazily by SectionPanels.
import { useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';

import { availabilityQuery, staffOf, type Staff } from '../../../../shared/staffing/staff.ts';
import { StaffPlanner } from '../../../../shared/staffing/staff-planner.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { orderEmployees } from '../../invoice-create-queries.ts';
import type { InvoiceValues } from '../values/form-values.ts';
import { texts } from '../texts.ts';

const nobody: Staff = { employeeIds: [], neededEmployees: 0, allCanRequest: false };

/** The people of the order, who are booked when the invoice is issued (product D25). */
export default function EmployeesTab() {
  const { control, setValue } = useFormContext<InvoiceValues, unknown, InvoiceValues>();
  const [startDate, endDate, startTime, endTime, orderId, staff] = useWatch({
    control,
    name: [
      ...(['orderStartDate', 'orderEndDate', 'orderStartTime', 'orderEndTime'] as const),
      ...(['orderId', 'staff'] as const),
    ],
  });
  const order = orderId === '' ? undefined : orderId;
  const time = { startDate, endDate, startTime, endTime, orderId: order };
  const { data } = useQuery({ ...availabilityQuery(time), enabled: order !== undefined });
  const { data: people } = useQuery(orderEmployees);
  const stored = data === undefined ? nobody : staffOf(data);
  return (
    <Card
      title={texts.staffTitle}
      subtitle={people ? `${texts.staffHelp} ${texts.staffOf(people.length)}` : texts.staffHelp}
    >
      <StaffPlanner
        time={time}
        staff={staff ?? stored}
        onChange={(next) => setValue('staff', next, { shouldDirty: true })}
      />
    </Card>
  );
}
