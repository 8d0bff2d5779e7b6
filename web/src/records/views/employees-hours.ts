import { employeesHours } from '@driftig/contracts/records/types/employees-hours';

import type { ViewOf } from './record-view.ts';

export const employeesHoursView = {
  type: employeesHours,
  sort: '-date',
  columns: {
    name: true,
    department: true,
    orderTitle: true,
    date: true,
    fromTime: true,
    toTime: true,
  },
  search: ['name', 'department', 'orderTitle', 'date'],
  dated: 'date',
  keptIn: { employeeId: ['name'], orderId: ['orderTitle'] },
} as const satisfies ViewOf<typeof employeesHours>;
