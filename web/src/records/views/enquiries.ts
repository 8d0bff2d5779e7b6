import { enquiries } from '@driftig/contracts/records/types/enquiries';
import { IconMailQuestion } from '@tabler/icons-react';

import type { ViewOf } from './record-view.ts';

export const enquiriesView = {
  type: enquiries,
  sort: '-date',
  empty: {
    icon: IconMailQuestion,
    text: 'Her lander kunder, der spørger til en dato. En forespørgsel kan blive til en ordre.',
  },
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
