import { customers } from '@driftig/contracts/records/types/customers';
import { IconBuildingStore } from '@tabler/icons-react';

import type { RecordFormApi } from '../record-form.ts';
import { linkedForm } from '../linked-form.ts';
import { suggestTown } from '../suggest-town.ts';
import type { ViewOf } from './record-view.ts';

type Field = keyof typeof customers.fields;

/** Revalidates the CVR number when the country changes, and suggests the town of a postal code. */
function connectFields(form: RecordFormApi): () => void {
  form.register('country' satisfies Field, { deps: ['cvr' satisfies Field] });
  return suggestTown(linkedForm(form), { zipcode: 'zipcode', town: 'town' } satisfies Record<
    string,
    Field
  >);
}

export const customersView = {
  type: customers,
  sort: 'company',
  empty: {
    icon: IconBuildingStore,
    text: 'Her samler I dem, I sender fakturaer til. Så skal navn og adresse kun skrives én gang.',
  },
  columns: {
    company: true,
    fullName: true,
    cvr: 4,
    address: 1,
    zipcode: 2,
    town: 5,
    email: 3,
    phone: true,
  },
  card: { when: ['fullName', 'town'], state: 'phone' },
  search: [
    'company',
    'fullName',
    'cvr',
    'gln',
    'address',
    'zipcode',
    'town',
    'email',
    'phone',
    'reference',
  ],
  connectFields,
} as const satisfies ViewOf<typeof customers>;
