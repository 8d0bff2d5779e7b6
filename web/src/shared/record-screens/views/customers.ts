import { customerLists } from '@driftig/contracts/records/lists/customers';
import type { customers } from '@driftig/contracts/records/types/customers';
import { customerFields } from '@driftig/domain/lists/rules/customers';
import { IconBuildingStore } from '@tabler/icons-react';

import { paths } from '../../../paths.ts';
import type { RecordFormApi } from '../form/record-form.ts';
import { linkedForm } from '../form/linked-form.ts';
import { suggestTown } from '../form/suggest-town.ts';
import type { ScreenOf } from './record-view.ts';

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
  ...customerFields,
  list: customerLists.listCustomers,
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
  connectFields,
  leads: { label: 'Åbn kunden', to: ({ id }) => paths.customer(id) },
  words: {
    title: 'Customers',
    purpose: 'Dem, I sender fakturaer til.',
    add: 'Ny kunde',
    edit: 'Rediger kunde',
    conflict: 'En anden har imens ændret kunden. Dine ændringer er ikke gemt.',
    notFound: 'Kunden findes ikke.',
    deletion:
      'Kunden kan ikke hentes frem igen. Fakturaer og ordrer, der allerede er lavet, beholder navn og adresse.',
  },
} as const satisfies ScreenOf<typeof customers>;
