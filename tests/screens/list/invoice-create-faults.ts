import { companyRoutes } from '@driftig/contracts/company/routes';

import { fill, inSequence, pressKey, see, seePage } from '../acts.ts';
import { failWith500, neverAnswer } from '../answers.ts';
import type { Screen } from '../shot.ts';
import { at, chooseCustomer, path, save, withoutAddress } from './invoice-create-acts.ts';

export const invoiceCreateFaults: readonly Screen[] = [
  {
    name: 'invoice-create-incomplete',
    path,
    act: inSequence(withoutAddress, save, see('Udfyld på fakturaen')),
  },
  {
    name: 'invoice-create-incomplete-panel',
    path,
    act: withoutAddress,
    whole: true,
  },
  {
    name: 'invoice-create-no-customer',
    path,
    act: inSequence(save, see('Vælg en kunde, eller skriv et firma eller navn.')),
    whole: true,
  },
  {
    name: 'invoice-create-no-lines',
    path,
    act: inSequence(chooseCustomer, save, see('Tilføj mindst én linje.')),
    whole: true,
  },
  {
    name: 'invoice-create-half-line',
    path: at('items'),
    act: inSequence(fill({ Beskrivelse: 'Telt 9 × 15 m', Pris: '-5' }), pressKey('Enter')),
    whole: true,
  },
  {
    name: 'invoice-create-loading',
    path,
    before: neverAnswer(companyRoutes.getCompanySettings),
    act: seePage('Invoice create'),
    waiting: true,
  },
  {
    name: 'invoice-create-unloaded',
    path,
    before: failWith500(companyRoutes.getCompanySettings),
    act: see('Failed to load data. Please try again.'),
  },
];
