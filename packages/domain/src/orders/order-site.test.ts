import { expect, test } from 'vitest';

import { placeOfOrder, townOfOrder } from './order-site.ts';

const customer = {
  address: 'Teatergaden 1',
  zipcode: '8000',
  town: 'Aarhus C',
  country: 'Danmark',
};

test.each([
  [{}, customer, 'Teatergaden 1, 8000 Aarhus C', 'Aarhus C'],
  [{ country: 'Danmark' }, customer, 'Teatergaden 1, 8000 Aarhus C', 'Aarhus C'],
  [{ address: 'Kaj 7' }, customer, 'Kaj 7', ''],
  [{ town: 'Malmö', country: 'Sverige' }, customer, 'Malmö, Sverige', 'Malmö'],
  [{ zipcode: '8200', town: 'Aarhus N' }, undefined, '8200 Aarhus N', 'Aarhus N'],
  [{ contactName: 'Lone' }, undefined, '', ''],
])('an order with %j and a customer at %j takes place at %j', (order, of, place, town) => {
  expect(placeOfOrder(order, of)).toBe(place);
  expect(townOfOrder(order, of)).toBe(town);
});
