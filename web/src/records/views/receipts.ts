import { receipts } from '@driftig/contracts/records/types/receipts';

import type { ViewOf } from './record-view.ts';

export const receiptsView = {
  type: receipts,
  sort: '-date',
  columns: {
    businessName: true,
    description: 'wide',
    price: true,
    date: true,
    name: true,
    status: true,
  },
  search: ['businessName', 'description', 'name'],
  dated: 'date',
} as const satisfies ViewOf<typeof receipts>;
