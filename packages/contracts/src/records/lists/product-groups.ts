import * as z from 'zod';

import { routesOf } from '../../core/route.ts';
import { pageQuery, request } from '../../wire/wire.ts';
import { recordAnswer } from '../record-schemas.ts';
import { listType } from '../record-type.ts';
import { productGroups } from '../types/product-groups.ts';

export const productGroupLists = routesOf('records', {
  listProductGroups: {
    method: 'GET',
    path: '/api/product-groups',
    access: 'manager',
    summary: 'Produktgrupper, en side ad gangen',
    query: request(pageQuery, {}),
    response: z.array(recordAnswer(listType(productGroups))),
  },
});
