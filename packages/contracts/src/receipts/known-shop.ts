import * as z from 'zod';

import { bilagType } from '../accounting/bilag-type.ts';
import { routesOf } from '../core/route.ts';
import { cvr } from '../wire/company-numbers.ts';
import { oneLine } from '../wire/text.ts';
import { blankable, request, response } from '../wire/wire.ts';

export const knownShopRoutes = routesOf('receipts', {
  getKnownShop: {
    method: 'GET',
    path: '/receipts/known-shop',
    access: 'receipts',
    summary: 'Konto og bilagstype på det seneste bilag fra en forretning; tom konto uden et',
    query: request(
      { cvr: blankable(cvr), businessname: blankable(oneLine(120)) },
      { businessname: 'businessName' },
    ),
    response: response({ account: z.string(), bilagType }, { bilagType: 'type' }),
  },
});
