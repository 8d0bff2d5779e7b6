import { taskLists } from '@driftig/contracts/records/lists/tasks';
import type { RecordAnswer } from '@driftig/contracts/records/record-type';
import { tasks } from '@driftig/contracts/records/types/tasks';
import { formatQuantity } from '@driftig/domain/format';
import { IconListDetails } from '@tabler/icons-react';

import { openIn, paths } from '../../../paths.ts';
import { numberOf } from '@driftig/domain/lists/row-values';
import type { ScreenOf } from './record-view.ts';

function quantityOf(task: RecordAnswer): string {
  const quantity = numberOf(task, 'quantity');
  return quantity === 0 ? '' : `Antal ${formatQuantity(quantity)}`;
}

export const tasksView = {
  type: tasks,
  list: taskLists.listTasks,
  sort: 'name',
  empty: {
    icon: IconListDetails,
    text: 'Her skriver I arbejde med pris, så det er lige til at sætte på en faktura.',
  },
  columns: { name: true, description: true, quantity: true, price: true },
  card: { howMuch: 'price', when: [quantityOf, 'description'] },
  search: ['name', 'description'],
  leads: { label: 'Åbn ydelsen', to: ({ id }) => openIn(paths.tasks, id) },
  words: {
    title: 'Tasks',
    purpose: 'Arbejde, I fakturerer, med pris.',
    add: 'Ny ydelse',
    edit: 'Rediger ydelse',
    conflict: 'En anden har imens ændret ydelsen. Dine ændringer er ikke gemt.',
    notFound: 'Ydelsen findes ikke.',
    deletion:
      'Ydelsen kan ikke hentes frem igen. Fakturaer, der allerede er lavet, beholder deres linjer.',
  },
} as const satisfies ScreenOf<typeof tasks>;
