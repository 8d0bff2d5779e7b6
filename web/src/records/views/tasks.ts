import { tasks } from '@driftig/contracts/records/types/tasks';

import type { ViewOf } from './record-view.ts';

export const tasksView = {
  type: tasks,
  sort: 'name',
  columns: { name: true, description: true, quantity: true, price: true },
  search: ['name', 'description'],
} as const satisfies ViewOf<typeof tasks>;
