import type { RecordAnswer } from '@driftig/contracts/records/record-type';
import { tasks } from '@driftig/contracts/records/types/tasks';
import { formatQuantity } from '@driftig/domain/format';
import { IconListDetails } from '@tabler/icons-react';

import { numberOf } from '../kind-column.tsx';
import type { ViewOf } from './record-view.ts';

function quantityOf(task: RecordAnswer): string {
  const quantity = numberOf(task, 'quantity');
  return quantity === 0 ? '' : `Antal ${formatQuantity(quantity)}`;
}

export const tasksView = {
  type: tasks,
  sort: 'name',
  empty: {
    icon: IconListDetails,
    text: 'Her skriver I arbejde med pris, så det er lige til at sætte på en faktura.',
  },
  columns: { name: true, description: true, quantity: true, price: true },
  card: { howMuch: 'price', when: [quantityOf, 'description'] },
  search: ['name', 'description'],
} as const satisfies ViewOf<typeof tasks>;
