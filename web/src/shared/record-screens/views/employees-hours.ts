import { employeesHoursLists } from '@driftig/contracts/records/lists/employees-hours';
import { employeesHours } from '@driftig/contracts/records/types/employees-hours';
import { formatKroner } from '@driftig/domain/format';
import { IconClockHour4 } from '@tabler/icons-react';

import { openIn, paths } from '../../../paths.ts';
import type { ScreenOf } from './record-view.ts';

export const employeesHoursView = {
  type: employeesHours,
  list: employeesHoursLists.listEmployeesHours,
  sort: '-date',
  empty: {
    icon: IconClockHour4,
    text: 'Her står, hvem der har arbejdet hvornår og på hvad, når nogen har registreret timer.',
  },
  columns: {
    name: true,
    department: 1,
    orderTitle: true,
    date: true,
    fromTime: 3,
    toTime: 2,
    hours: true,
  },
  card: {
    howMuch: 'hours',
    when: ['date', 'orderTitle'],
    state: 'department',
  },
  search: ['name', 'department', 'orderTitle', 'date'],
  dated: 'date',
  own: {
    name: { roomy: 200 },
    orderTitle: { roomy: 280 },
    // With two decimals, as hours are written everywhere.
    hours: { cell: ({ hours }) => formatKroner(Number(hours ?? 0) * 100) },
  },
  keptIn: { employeeId: ['name'], orderId: ['orderTitle'] },
  leads: { label: 'Åbn timerne', to: ({ id }) => openIn(paths.employeesHours, id) },
  words: {
    title: 'Employee Hours',
    purpose:
      'Hvem der har arbejdet hvornår og på hvad. Timer rettes og godkendes under Approve Hours.',
    add: 'Registrer timer',
    edit: 'Rediger timer',
    conflict: 'En anden har imens ændret timerne. Dine ændringer er ikke gemt.',
    notFound: 'Timerne findes ikke.',
    deletion: 'Timerne kan ikke hentes frem igen. De bevares i 5 år, som loven kræver.',
    deletionTitle: (name) => `Slet timerne for ${name}?`,
  },
} as const satisfies ScreenOf<typeof employeesHours>;
