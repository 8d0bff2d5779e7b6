import * as z from 'zod';

import { routesOf } from '../../core/route.ts';
import { pageQuery, request } from '../../wire/wire.ts';
import { recordAnswer } from '../record-schemas.ts';
import { listType } from '../record-type.ts';
import { customers } from '../types/customers.ts';
import { foundQuery } from './found.ts';

export const customerLists = routesOf('records', {
  listCustomers: {
    method: 'GET',
    path: '/api/customers',
    access: 'manager',
    summary: 'Kunder, en side ad gangen',
    query: request({ ...pageQuery, ...foundQuery(customers) }, {}),
    response: z.array(recordAnswer(listType(customers))),
  },
});
