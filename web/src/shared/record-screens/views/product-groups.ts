import { productGroupLists } from '@driftig/contracts/records/lists/product-groups';
import type { RecordAnswer } from '@driftig/contracts/records/record-type';
import { productGroups } from '@driftig/contracts/records/types/product-groups';
import { partsIn } from '@driftig/contracts/wire/parts';
import { IconPackages } from '@tabler/icons-react';

import { openIn, paths } from '../../../paths.ts';
import { textOf } from '@driftig/domain/lists/row-values';
import type { ScreenOf } from './record-view.ts';

function productsOf(group: RecordAnswer): string {
  const count = partsIn(textOf(group, 'products')).length;
  if (count === 0) return 'Ingen produkter';
  return count === 1 ? '1 produkt' : `${count} produkter`;
}

export const productGroupsView = {
  type: productGroups,
  list: productGroupLists.listProductGroups,
  sort: 'name',
  empty: {
    icon: IconPackages,
    text: 'Saml produkter, I sælger sammen, så de sættes på en faktura som én linje.',
  },
  columns: { name: true, description: true, products: 1, price: true },
  card: { howMuch: 'price', when: [productsOf, 'description'] },
  search: ['name', 'description'],
  own: { products: { cell: productsOf } },
  leads: { label: 'Åbn produktgruppen', to: ({ id }) => openIn(paths.productGroups, id) },
  words: {
    title: 'Product Groups',
    purpose: 'Produkter, I sælger sammen, med én pris.',
    add: 'Ny produktgruppe',
    edit: 'Rediger produktgruppe',
    conflict: 'En anden har imens ændret produktgruppen. Dine ændringer er ikke gemt.',
    notFound: 'Produktgruppen findes ikke.',
    deletion:
      'Produktgruppen kan ikke hentes frem igen. Produkterne bliver, og fakturaer beholder deres linjer.',
  },
} as const satisfies ScreenOf<typeof productGroups>;
