import { employeesHours } from '@driftig/contracts/records/types/employees-hours';
import { IconClockHour4 } from '@tabler/icons-react';

import type { ViewOf } from './record-view.ts';

export const employeesHoursView = {
  type: employeesHours,
  sort: '-date',
  empty: {
    icon: IconClockHour4,
    text: 'Her står, hvem der har arbejdet hvornår, og på hvilken ordre.',
  },
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
