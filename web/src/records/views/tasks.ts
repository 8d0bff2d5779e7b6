import { tasks } from '@driftig/contracts/records/types/tasks';
import { IconListDetails } from '@tabler/icons-react';

import type { ViewOf } from './record-view.ts';

export const tasksView = {
  type: tasks,
  sort: 'name',
  empty: {
    icon: IconListDetails,
    text: 'Her skriver I arbejde med pris, så det er lige til at sætte på en faktura.',
  },
  columns: { name: true, description: true, quantity: true, price: true },
  search: ['name', 'description'],
} as const satisfies ViewOf<typeof tasks>;
