import { products } from '@driftig/contracts/records/types/products';
import { IconPackage } from '@tabler/icons-react';

import type { ViewOf } from './record-view.ts';

export const productsView = {
  type: products,
  sort: 'name',
  empty: {
    icon: IconPackage,
    text: 'Her skriver I det, I sælger og lejer ud, med pris. Så er en fakturalinje ét valg.',
  },
  columns: {
    name: true,
    description: 'wide',
    quantity: true,
    price: true,
    unit: true,
    vendor: 'wide',
    sold: true,
  },
  search: ['name', 'description', 'serialNumber', 'vendor'],
} as const satisfies ViewOf<typeof products>;
