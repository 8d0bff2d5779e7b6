import * as z from 'zod';

import { routesOf } from '../core/route.ts';
import { recordRow, versioned } from '../records/record-schemas.ts';
import { listType } from '../records/record-type.ts';
import { enquiries } from '../records/types/enquiries.ts';
import { id, pageQuery, request } from '../wire/wire.ts';

export const enquiryRoutes = routesOf('orders', {
  listEnquiries: {
    method: 'GET',
    path: '/apiconfunctions/getData',
    access: 'manager',
    summary: 'Forespørgsler, nyeste først, en side ad gangen',
    query: request(pageQuery, {}),
    response: z.array(recordRow(listType(enquiries), versioned)),
  },
  getEnquiry: {
    method: 'GET',
    path: '/apiconfunctions/getSpecificData',
    access: 'manager',
    summary: 'Forespørgslen bag en ordre, eller en forespørgsel ved dens eget id',
    query: request({ orderid: id }, { orderid: 'id' }),
    response: recordRow(enquiries, versioned),
    errors: ['not_found'],
  },
  countEnquiries: {
    method: 'GET',
    path: '/apiconfunctions/getCounts',
    access: 'manager',
    summary: 'Hvor mange forespørgsler, der er nye',
    response: z.object({ count: z.int() }),
  },
});
