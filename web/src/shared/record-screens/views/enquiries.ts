import { enquiryRoutes } from '@driftig/contracts/orders/enquiries';
import type { RecordAnswer } from '@driftig/contracts/records/record-type';
import { enquiries } from '@driftig/contracts/records/types/enquiries';
import { IconMailQuestion } from '@tabler/icons-react';

import { paths } from '../../../paths.ts';
import { numberOf } from '@driftig/domain/lists/row-values';
import type { ScreenOf } from './record-view.ts';

function guestsOf(enquiry: RecordAnswer): string {
  const guests = numberOf(enquiry, 'participants');
  return guests === 0 ? '' : `${guests} pers.`;
}

export const enquiriesView = {
  type: enquiries,
  list: enquiryRoutes.listEnquiries,
  sort: '~date',
  planned: { date: 'date', time: 'fromTime' },
  empty: {
    icon: IconMailQuestion,
    text: 'Her lander kunder, der spørger til en dato. En forespørgsel kan blive til en ordre.',
  },
  columns: {
    name: true,
    event: true,
    date: true,
    participants: 4,
    fromTime: 3,
    toTime: 2,
    phone: 5,
    email: 1,
    status: true,
  },
  card: { howMuch: guestsOf, when: ['date', 'event'] },
  search: ['name', 'event', 'date', 'phone', 'email', 'message'],
  dated: 'date',
  leads: { label: 'Åbn forespørgslen', to: ({ id }) => paths.enquiry(id) },
  words: {
    title: 'Enquiries',
    purpose: 'Kunder, der spørger til en dato, og hvad I har svaret.',
    add: 'Ny forespørgsel',
    edit: 'Forespørgsel',
    conflict: 'En anden har imens ændret forespørgslen. Dine ændringer er ikke gemt.',
    notFound: 'Forespørgslen findes ikke.',
    deletion: 'Forespørgslen kan ikke hentes frem igen.',
  },
} as const satisfies ScreenOf<typeof enquiries>;
