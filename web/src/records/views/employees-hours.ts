import { employeesHours } from '@driftig/contracts/records/types/employees-hours';
import { IconClockHour4 } from '@tabler/icons-react';

import { textOf } from '../kind-column.tsx';
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
    department: 1,
    orderTitle: true,
    date: true,
    fromTime: true,
    toTime: true,
  },
  card: {
    howMuch: (row) => `${textOf(row, 'fromTime')}–${textOf(row, 'toTime')}`,
    when: ['date', 'orderTitle'],
    state: 'department',
  },
  search: ['name', 'department', 'orderTitle', 'date'],
  dated: 'date',
  own: { name: { roomy: 200 }, orderTitle: { roomy: 280 } },
  keptIn: { employeeId: ['name'], orderId: ['orderTitle'] },
} as const satisfies ViewOf<typeof employeesHours>;
