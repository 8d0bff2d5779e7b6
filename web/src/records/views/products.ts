import type { RecordAnswer } from '@driftig/contracts/records/record-type';
import { products } from '@driftig/contracts/records/types/products';
import { formatQuantity } from '@driftig/domain/format';
import { IconPackage } from '@tabler/icons-react';

import { numberOf, textOf } from '../kind-column.tsx';
import type { ViewOf } from './record-view.ts';

/** '120 stk.', '4,5 m'. */
const stockOf = (product: RecordAnswer) =>
  `${formatQuantity(numberOf(product, 'quantity'))} ${textOf(product, 'unit') || 'stk.'}`;

export const productsView = {
  type: products,
  sort: 'name',
  empty: {
    icon: IconPackage,
    text: 'Her skriver I det, I sælger og lejer ud, med pris. Så er en fakturalinje ét valg.',
  },
  columns: {
    name: true,
    description: 1,
    quantity: true,
    price: true,
    unit: 4,
    vendor: 2,
    sold: 3,
  },
  card: { howMuch: 'price', when: [stockOf, 'vendor'] },
  search: ['name', 'description', 'serialNumber', 'vendor'],
} as const satisfies ViewOf<typeof products>;
