import { productLists } from '@driftig/contracts/records/lists/products';
import type { RecordAnswer } from '@driftig/contracts/records/record-type';
import type { products } from '@driftig/contracts/records/types/products';
import { productFields } from '@driftig/domain/lists/rules/products';
import { formatQuantity } from '@driftig/domain/format';
import { IconPackage } from '@tabler/icons-react';
import { Suspense } from 'react';

import { loadable } from '../../../ui/loading/loadable.tsx';
import { openIn, paths } from '../../../paths.ts';
import { numberOf, textOf } from '@driftig/domain/lists/row-values';
import type { ScreenOf } from './record-view.ts';

/** '120 stk.', '4,5 m'. */
const stockOf = (product: RecordAnswer) =>
  `${formatQuantity(numberOf(product, 'quantity'))} ${textOf(product, 'unit') || 'stk.'}`;

const ProductHead = loadable(() => import('../product-head.tsx'));

const head = (product: RecordAnswer) => (
  <Suspense>
    <ProductHead product={product} />
  </Suspense>
);

export const productsView = {
  ...productFields,
  list: productLists.listProducts,
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
  head,
  leads: { label: 'Åbn produktet', to: ({ id }) => openIn(paths.products, id) },
  words: {
    title: 'Products',
    purpose: 'Det, I sælger og lejer ud, med pris og antal.',
    add: 'Nyt produkt',
    edit: 'Rediger produkt',
    conflict: 'En anden har imens ændret produktet. Dine ændringer er ikke gemt.',
    notFound: 'Produktet findes ikke.',
    deletion:
      'Produktet kan ikke hentes frem igen. Fakturaer, der allerede er lavet, beholder deres linjer.',
  },
} as const satisfies ScreenOf<typeof products>;
