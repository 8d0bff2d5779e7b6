import { expect, test } from 'vitest';

import { customerTitle, rankCustomers } from './rank-customers.ts';

const customers = [
  ['Brabrand Boligforening', 'Kirsten Holm'],
  ['Café Kanel', 'Kirsten Holm'],
  ['Holm & Søn ApS', 'Jesper Lind'],
  ['Ny Holmgaard', 'Ib Ravn'],
  ['Bornholms Teater', 'Ea Dam'],
  ['', 'Holger Danske'],
  ['Århus Havn', 'Åse Møller'],
].map(([company = '', fullName = ''], index) => ({ id: String(index), company, fullName }));

const found = (search: string) => rankCustomers(customers, search).map(customerTitle);

test.each([
  [
    'Holm',
    ['Holm & Søn ApS', 'Ny Holmgaard', 'Brabrand Boligforening', 'Café Kanel', 'Bornholms Teater'],
  ],
  [
    'holm ',
    ['Holm & Søn ApS', 'Ny Holmgaard', 'Brabrand Boligforening', 'Café Kanel', 'Bornholms Teater'],
  ],
  [
    'hol',
    [
      'Holger Danske',
      'Holm & Søn ApS',
      'Ny Holmgaard',
      'Brabrand Boligforening',
      'Café Kanel',
      'Bornholms Teater',
    ],
  ],
  ['søn', ['Holm & Søn ApS']],
  ['kirsten holm', ['Brabrand Boligforening', 'Café Kanel']],
  ['holm brabrand', ['Brabrand Boligforening']],
  ['danske', ['Holger Danske']],
  ['åse', ['Århus Havn']],
  ['findes ikke', []],
])('%j finds %j, best first', (search, names) => {
  expect(found(search)).toEqual(names);
});

test('an empty search gives all in Danish order', () => {
  expect(found('')).toEqual([
    'Bornholms Teater',
    'Brabrand Boligforening',
    'Café Kanel',
    'Holger Danske',
    'Holm & Søn ApS',
    'Ny Holmgaard',
    'Århus Havn',
  ]);
});
