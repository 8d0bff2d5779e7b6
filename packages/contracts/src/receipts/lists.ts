import * as z from 'zod';

import { routesOf } from '../core/route.ts';
import { recordAnswer } from '../records/record-schemas.ts';
import { listType } from '../records/record-type.ts';
import { receipts } from '../records/types/receipts.ts';
import { pageQuery, request } from '../wire/wire.ts';

export const receiptLists = routesOf('receipts', {
  listReceipts: {
    method: 'GET',
    path: '/receipts/receipts',
    access: 'receipts',
    summary: 'Kvitteringer, nyeste først, en side ad gangen',
    query: request(pageQuery, {}),
    response: z.array(recordAnswer(listType(receipts))),
  },
});
