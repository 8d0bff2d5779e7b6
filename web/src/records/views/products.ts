import { products } from '@driftig/contracts/records/types/products';

import type { ViewOf } from './record-view.ts';

export const productsView = {
  type: products,
  sort: 'name',
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
