import * as z from 'zod';

import { routesOf } from '../../core/route.ts';
import { pageQuery, request } from '../../wire/wire.ts';
import { recordAnswer } from '../record-schemas.ts';
import { listType } from '../record-type.ts';
import { products } from '../types/products.ts';
import { foundQuery } from './found.ts';

export const productLists = routesOf('records', {
  listProducts: {
    method: 'GET',
    path: '/api/products',
    access: 'manager',
    summary: 'Produkter, en side ad gangen',
    query: request({ ...pageQuery, ...foundQuery(products) }, {}),
    response: z.array(recordAnswer(listType(products))),
  },
});
