import { enquiries } from '@driftig/contracts/records/types/enquiries';

import type { ViewOf } from './record-view.ts';

export const enquiriesView = {
  type: enquiries,
  sort: '-date',
  columns: {
    name: true,
    event: true,
    date: true,
    participants: true,
    fromTime: 'wide',
    toTime: 'wide',
    phone: 'wide',
    email: 'wide',
    status: true,
  },
  search: ['name', 'event', 'date', 'phone', 'email', 'message'],
  dated: 'date',
} as const satisfies ViewOf<typeof enquiries>;
