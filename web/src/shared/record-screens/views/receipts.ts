import { receiptLists } from '@driftig/contracts/receipts/lists';
import type { receipts } from '@driftig/contracts/records/types/receipts';
import { receiptFields } from '@driftig/domain/lists/rules/receipts';
import { IconReceipt2 } from '@tabler/icons-react';

import type { ScreenOf } from './record-view.ts';

export const receiptsView = {
  ...receiptFields,
  list: receiptLists.listReceipts,
  sort: '-date',
  empty: {
    icon: IconReceipt2,
    text: 'Tag et billede af en kvittering, så er den klar til at blive godkendt og bogført.',
  },
  columns: {
    businessName: true,
    description: 1,
    price: true,
    date: true,
    name: 2,
    status: true,
  },
  card: { howMuch: 'price', when: ['date', 'name'] },
  // Shops have short names: who uploaded it stays in view at 1024 px.
  own: { businessName: { roomy: 176 }, name: { roomy: 140 } },
  words: {
    title: 'Receipts',
    purpose: 'Kvitteringer for det, I har købt. Godkend dem, så de kan bogføres.',
    add: 'Upload kvittering',
    edit: 'Rediger kvittering',
    conflict: 'En anden har imens ændret kvitteringen. Dine ændringer er ikke gemt.',
    notFound: 'Kvitteringen findes ikke.',
    deletion:
      'Kvitteringen kan ikke hentes frem igen. Den og dens fil bevares i 5 år, som loven kræver.',
    deletionOfMany:
      'Kvitteringerne kan ikke hentes frem igen. De og deres filer bevares i 5 år, som loven kræver.',
  },
} as const satisfies ScreenOf<typeof receipts>;
