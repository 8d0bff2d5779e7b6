import type { EmployeeRow } from '@driftig/contracts/employees/routes';
import { employees } from '@driftig/contracts/records/types/employees';
import { formatPhone } from '@driftig/domain/format';
import { IconUsers } from '@tabler/icons-react';

import type { ViewOf } from './record-view.ts';

/** The page adds the menus of the row. */
export const employeesView = {
  type: employees,
  sort: 'name',
  empty: { icon: IconUsers, text: 'Her står I alle, med rolle og adgang.' },
  columns: {
    name: true,
    email: 4,
    phone: 2,
    mobile: 3,
    department: true,
    role: true,
    loginAllowed: true,
    status: true,
    location: 1,
  },
  card: {
    howMuch: 'roleName',
    when: ['department', ({ mobile, phone }) => formatPhone(mobile || phone)],
  },
  search: ['name', 'email', 'phone', 'mobile', 'department', 'role', 'location'],
  hidden: ['roleName', 'invitedAt', 'invitationEnds', 'hasPicture', 'secondFactor'],
} as const satisfies ViewOf<typeof employees, EmployeeRow>;
