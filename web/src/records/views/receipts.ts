import { receipts } from '@driftig/contracts/records/types/receipts';
import { IconReceipt2 } from '@tabler/icons-react';

import type { ViewOf } from './record-view.ts';

export const receiptsView = {
  type: receipts,
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
  search: ['businessName', 'description', 'name'],
} as const satisfies ViewOf<typeof receipts>;
